// RUN: --split-input-file --verify-diagnostics
// The last size of a group may be one at run time, so that its stride is not that of the group.
func.func @unknown_last(%x: memref<?x?xi8, strided<[?, 1]>>) {
  // expected-error @below {{expected collapsed type to be 'memref<?xi8, strided<[?]>>' but found 'memref<?xi8, strided<[1]>>'}}
  %0 = memref.collapse_shape %x [[0, 1]] : memref<?x?xi8, strided<[?, 1]>> into memref<?xi8, strided<[1]>>
  return
}

// -----

// The stride of a dimension of size one does not matter.
func.func @one_in_between(%x: memref<4x1x2xi8, strided<[8, 5, 4]>>) {
  // expected-error @below {{expected collapsed type to be 'memref<8xi8, strided<[4]>>' but found 'memref<8xi8, strided<[5]>>'}}
  %0 = memref.collapse_shape %x [[0, 1, 2]] : memref<4x1x2xi8, strided<[8, 5, 4]>> into memref<8xi8, strided<[5]>>
  return
}

// -----

// What an unknown stride hides shows in the next one.
func.func @known_again(%x: memref<3x4x2xi8, strided<[100, ?, 1]>>) {
  // expected-error @below {{invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %x [[0, 1, 2]] : memref<3x4x2xi8, strided<[100, ?, 1]>> into memref<24xi8, strided<[1]>>
  return
}

// -----

func.func @written_layout(%x: memref<2x3xi8>) {
  // expected-error @below {{expected collapsed type to be 'memref<6xi8>' but found 'memref<6xi8, strided<[1]>>'}}
  %0 = memref.collapse_shape %x [[0, 1]] : memref<2x3xi8> into memref<6xi8, strided<[1]>>
  return
}

// -----

func.func @of_one_element(%x: memref<i8, strided<[], offset: 3>>) {
  // expected-error @below {{expected expanded type to be 'memref<1x1xi8, strided<[1, 1], offset: 3>>' but found 'memref<1x1xi8, strided<[2, 1], offset: 3>>'}}
  %0 = memref.expand_shape %x [] output_shape [1, 1] : memref<i8, strided<[], offset: 3>> into memref<1x1xi8, strided<[2, 1], offset: 3>>
  return
}
