// RUN: --mlir-version=19.1 --mlir-print-op-generic
// All operations in the generic form.
func.func @f(%a: tensor<?xf32>, %b: tensor<4x4xf32>, %f: f32, %i: index, %u: tensor<*xf32>, %s: tensor<1xindex>, %g: tensor<1x2x2xindex>, %gs: tensor<4x5x6xf32>, %p: tensor<8x16x8x32xf32>, %q: tensor<256x128xf32>) {
  %0 = tensor.bitcast %a : tensor<?xf32> to tensor<?xi32>
  %1 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %2 = tensor.collapse_shape %b [[0,1]] : tensor<4x4xf32> into tensor<16xf32>
  %3 = tensor.concat dim(0) %a, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %4 = tensor.dim %a, %i : tensor<?xf32>
  %5 = tensor.empty(%i) : tensor<?xf32>
  %6 = tensor.expand_shape %a [[0,1]] output_shape [%i, 1]: tensor<?xf32> into tensor<?x1xf32>
  %7 = tensor.extract %a[%i] : tensor<?xf32>
  %8 = tensor.extract_slice %b[0,0][4,1][1,1] : tensor<4x4xf32> to tensor<4xf32>
  %9 = tensor.from_elements %f, %f : tensor<2xf32>
  %10 = tensor.gather %gs[%g] gather_dims([1,2]) unique : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>
  %11 = tensor.generate %i { ^bb0(%k: index): tensor.yield %f : f32 } {a = 1} : tensor<?xf32>
  %12 = tensor.insert %f into %a[%i] : tensor<?xf32>
  %13 = tensor.insert_slice %8 into %b[0,0][4,1][1,1] {x} : tensor<4xf32> into tensor<4x4xf32>
  %15 = tensor.pad %a nofold low[1] high[%i] { ^bb0(%k: index): tensor.yield %f : f32 } {x}: tensor<?xf32> to tensor<?xf32>
  %16 = tensor.rank %u : tensor<*xf32>
  %17 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %18 = tensor.scatter %10 into %gs[%g] scatter_dims([1,2]) unique : (tensor<1x2x4xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
  %19 = tensor.splat %f : tensor<4xf32>
  %20 = tensor.splat %f[%i] : tensor<?xf32>
  return
}
