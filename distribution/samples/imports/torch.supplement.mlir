// What the definition of Torch leaves to C++; for: mortise-import --default-format=operands --with=torch.supplement.mlir
ods.dialect @torch {
  ods.operation @constant.int {format = "$value attr-dict"}
}
