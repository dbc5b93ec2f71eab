"builtin.module"() ({
  "gpu.module"() <{sym_name = "empty"}> ({
    "gpu.module_end"() : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = () -> ()}> ({
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "kernel", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.module_end"() : () -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "ended"}> ({
    "gpu.module_end"() : () -> ()
  }) : () -> ()
}) : () -> ()

