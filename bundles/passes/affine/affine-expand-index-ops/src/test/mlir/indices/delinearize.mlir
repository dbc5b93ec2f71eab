// RUN: --affine-expand-index-ops --allow-unregistered-dialect
// Products of sizes, quotients and remainders are composed with the maps of the operands.
func.func @f(%a: index, %b: index, %c: index, %t: memref<?x?x?xf32>) -> (index, index, index) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %l = affine.apply affine_map<(d0)->(d0 * 4)>(%a)
  %0:3 = affine.delinearize_index %l into (%c3, %c4, %c5) : index, index, index
  %1:3 = affine.delinearize_index %a into (%c3, %b, %c) : index, index, index
  %2:2 = affine.delinearize_index %c into (%c3, %c5) : index, index
  %3:1 = affine.delinearize_index %c into (%c3) : index
  %4:4 = affine.delinearize_index %a into (%c, %b, %c4, %a) : index, index, index, index
  affine.for %i = 0 to 3 {
    %x = arith.addi %i, %i : index
    %5:3 = affine.delinearize_index %x into (%x, %b, %i) : index, index, index
  "any.use"(%5#0, %5#1, %5#2)  : (index, index, index) -> ()
  }
  "any.use"(%2#0, %2#1, %3, %4#1, %4#3)  : (index, index, index, index, index) -> ()
  return %0#0, %0#1, %1#2: index, index, index
}
