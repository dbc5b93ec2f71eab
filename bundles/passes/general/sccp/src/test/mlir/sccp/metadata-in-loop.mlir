// RUN: --sccp
// REFERENCE: forgets what is computed from the size, takes the condition for true, and so never leaves the loop
func.func @f(%m: memref<4xi8>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<4xi8> -> memref<i8>, index, index, index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %c = arith.cmpi slt, %i, %c1 : index
  cf.cond_br %c, ^body, ^exit
^body:
  %next = arith.addi %i, %size : index
  cf.br ^head(%next : index)
^exit:
  return %i : index
}
