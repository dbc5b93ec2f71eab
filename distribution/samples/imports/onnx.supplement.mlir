// What the definition of ONNX leaves to C++; for: mortise-import --with=onnx.supplement.mlir
ods.dialect @onnx {
  ods.operation @Constant {format = "attr-dict custom<ValueOrType>($value, type($output))"}
}
