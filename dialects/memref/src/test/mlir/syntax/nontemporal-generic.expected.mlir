"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<f32>):
    %0 = "memref.load"(%arg0) <{nontemporal = false}> : (memref<f32>) -> f32
    "memref.store"(%0, %arg0) <{nontemporal = false}> {note} : (f32, memref<f32>) -> ()
    %1 = "memref.load"(%arg0) <{nontemporal = true}> : (memref<f32>) -> f32
    "memref.store"(%1, %arg0) : (f32, memref<f32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

