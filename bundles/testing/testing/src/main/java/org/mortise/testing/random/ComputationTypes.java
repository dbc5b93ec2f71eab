// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The types of {@link Computations}.
 *
 * @param numbers all numeric types; frequent ones are repeated
 * @param integers the integer types with arithmetic, without {@code i1}
 * @param floats the floating-point types
 * @param buffers the buffer types; all buffers of a type have the same sizes
 */
record ComputationTypes(
    List<String> numbers, List<String> integers, List<String> floats, List<Buffer> buffers) {
  /** A buffer type, and the sizes of all buffers of this type. */
  record Buffer(String type, String element, int... sizes) {}

  /** Types that programs use. */
  static final ComputationTypes USUAL = new ComputationTypes(
      List.of("i64", "index", "i32", "i32", "i8", "i1", "f64", "f32", "i16"),
      List.of("i64", "index", "i32", "i8", "i16"),
      List.of("f64", "f32"),
      List.of(new Buffer("memref<16xi32>", "i32", 16), new Buffer("memref<?x4xf64>", "f64", 8, 4),
          new Buffer("memref<?xi8>", "i8", 24), new Buffer("memref<4x?xi64>", "i64", 4, 6),
          new Buffer("memref<f32>", "f32"), new Buffer("memref<5xindex>", "index", 5),
          new Buffer("memref<3x?xi1>", "i1", 3, 7), new Buffer("memref<?xi16>", "i16", 9)));

  /** The usual types, and numbers of other widths, which engines handle by separate code. */
  static final ComputationTypes ALL = new ComputationTypes(
      List.of("i64", "index", "i32", "i8", "i1", "f64", "f32", "i16", "i128", "i65", "i7", "i33", "f16", "bf16"),
      List.of("i64", "index", "i32", "i128", "i65", "i7", "i33"),
      List.of("f64", "f32", "f16", "bf16"),
      List.of(new Buffer("memref<16xi32>", "i32", 16), new Buffer("memref<?x4xf64>", "f64", 8, 4),
          new Buffer("memref<?xi8>", "i8", 24), new Buffer("memref<4x?xi64>", "i64", 4, 6),
          new Buffer("memref<f32>", "f32"), new Buffer("memref<5xindex>", "index", 5),
          new Buffer("memref<3x?xi1>", "i1", 3, 7), new Buffer("memref<?x3xi128>", "i128", 2, 3),
          new Buffer("memref<6xi7>", "i7", 6), new Buffer("memref<?xi65>", "i65", 4),
          new Buffer("memref<4x3xf16>", "f16", 4, 3), new Buffer("memref<?xbf16>", "bf16", 5),
          new Buffer("memref<2x3x4xi32>", "i32", 2, 3, 4)));

  /** Returns the buffers of a type; null if there are none. */
  @Nullable Buffer buffer(String type) {
    return buffers.stream().filter(buffer -> buffer.type.equals(type)).findFirst().orElse(null);
  }
}
