// RUN: --mlir-version=19.1 --arith-int-narrowing=int-bitwidths-supported=8,16,24,32 --allow-unregistered-dialect
// Operations have the narrowest type that holds operands and result.
func.func @b(%s: i8, %u: i8, %t: i4) {
  %a = arith.extsi %s : i8 to i32
  %b = arith.extsi %t : i4 to i32
  %c = arith.extui %u : i8 to i32
  %k = arith.constant 5 : i32
  %km = arith.constant -5 : i32
  %kl = arith.constant 70000 : i32
  %0 = arith.addi %a, %k : i32
  %1 = arith.addi %a, %km : i32
  %2 = arith.addi %c, %km : i32
  %3 = arith.addi %a, %kl : i32
  %4 = arith.subi %a, %b : i32
  %5 = arith.subi %c, %c : i32
  %51 = arith.subi %c, %k : i32
  %6 = arith.muli %a, %b : i32
  %7 = arith.divsi %a, %b : i32
  %8 = arith.divui %c, %k : i32
  %81 = arith.divui %a, %k : i32
  %82 = arith.divsi %c, %k : i32
  %9 = arith.maxsi %a, %b : i32
  %10 = arith.maxui %c, %k : i32
  %11 = arith.minsi %a, %b : i32
  %12 = arith.minui %c, %k : i32
  %13 = arith.addi %a, %c : i32
  %14 = arith.addi %k, %a : i32
  %15 = arith.index_cast %a : i32 to index
  %16 = arith.index_castui %c : i32 to index
  %17 = arith.index_cast %c : i32 to index
  %18 = arith.sitofp %km : i32 to f32
  %19 = arith.sitofp %c : i32 to f32
  %20 = arith.sitofp %a : i32 to f16
  %ic = arith.index_cast %a : i32 to index
  %21 = arith.index_castui %a : i32 to index
  "test.use"(%0, %1, %2, %3, %4, %5, %51, %6, %7, %8, %81, %82, %9, %10, %11, %12, %13, %14) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  "test.use"(%15, %16, %17, %21, %18, %19, %20) : (index, index, index, index, f32, f32, f16) -> ()
  return
}
func.func @v(%a: vector<3xi8>, %t: tensor<?xi8>) -> (vector<3xindex>, tensor<?xf32>, vector<3xi32>) {
  %0 = arith.extsi %a : vector<3xi8> to vector<3xi32>
  %1 = arith.index_cast %0 : vector<3xi32> to vector<3xindex>
  %2 = arith.extui %t : tensor<?xi8> to tensor<?xi32>
  %3 = arith.uitofp %2 : tensor<?xi32> to tensor<?xf32>
  %cst1 = arith.constant dense<[1, 2, 127]> : vector<3xi32>
  %4 = arith.muli %0, %cst1 : vector<3xi32>
  return %1, %3, %4 : vector<3xindex>, tensor<?xf32>, vector<3xi32>
}
