// What the definitions of Catalyst leave to C++; for: mortise-import --with=catalyst.supplement.mlir
ods.dialect @quantum {
}
