// What the definitions of IREE leave to C++; for: mortise-import --with=iree.supplement.mlir
ods.dialect @util {
  ods.operation @initializer {attributes = ["function_type: type(function)?"], format = "attr-dict-with-keyword $body"}
  ods.operation @unfoldable_constant {format = "attr-dict custom<ValueOrType>($value, type($result0))"}
}
ods.dialect @vm {
  ods.operation @func {syntax = "function"}
  ods.operation @initializer {attributes = ["function_type: type(function)?"], format = "attr-dict-with-keyword $body"}
  ods.operation @export {format = "$function_ref (`as` `(` $export_name^ `)`)? attr-dict", attributes = ["function_ref: flat_symbol", "export_name: string?", "ordinal: any?"]}
}
ods.dialect @hal {
  ods.constraint @HAL_Buffer {accepts = "exactly(!hal.buffer)"}
}
ods.dialect @hal_inline {
  ods.constraint @HAL_Buffer {accepts = "exactly(!hal.buffer)"}
}
ods.dialect @hal_loader {
  ods.constraint @HAL_Buffer {accepts = "exactly(!hal.buffer)"}
}
ods.dialect @iree_tensor_ext {
  ods.type @dispatch.tensor {format = "text"}
}
