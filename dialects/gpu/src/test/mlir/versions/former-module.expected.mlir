"builtin.module"() ({
  "gpu.module"() <{sym_name = "ended"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()

