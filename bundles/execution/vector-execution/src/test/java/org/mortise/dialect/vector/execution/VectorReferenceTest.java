// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.execution.testing.PrintingProgram;
import org.mortise.execution.testing.ReferenceComparison;

/**
 * Compares results with MLIR's, on random elements. MLIR's runner has no code for operations on flat
 * matrices, nor for narrow integers in some vectors.
 */
class VectorReferenceTest {
  private static final String[] VECTOR_LOWERING = {"--test-vector-scan-lowering", "--lower-vector-mask",
      "--lower-vector-multi-reduction"};

  private static void check(PrintingProgram program) {
    ReferenceComparison.assertSame(program, VECTOR_LOWERING);
  }

  @ParameterizedTest
  @ValueSource(strings = {"i32", "f32", "f64", "i64"})
  void slicesAndRearrangements_randomValues_matchMlir(String type) {
    check(new PrintingProgram(type.hashCode())
        .random("%v", "vector<4xT>".replace("T", type)).random("%m", "vector<3x4xT>".replace("T", type))
        .random("%w", "vector<2x4xT>".replace("T", type)).random("%u", "vector<2x2xT>".replace("T", type))
        .random("%o", "vector<3x1xT>".replace("T", type))
        .add("""
            %c1 = arith.constant 1 : index
            %c2 = arith.constant 2 : index
            %i1 = arith.constant 3 : i32
            %x = vector.extract %m[1, 2] : T from vector<3x4xT>
            %row = vector.extract %m[2] : vector<4xT> from vector<3x4xT>
            %dyn = vector.extract %v[%c2] : T from vector<4xT>
            %e = vector.extractelement %v[%i1 : i32] : vector<4xT>
            %b0 = vector.broadcast %x : T to vector<2x2xT>
            %b1 = vector.broadcast %v : vector<4xT> to vector<2x4xT>
            %b2 = vector.broadcast %o : vector<3x1xT> to vector<3x4xT>
            %s = vector.splat %x : vector<3xT>
            %in0 = vector.insert %x, %m[0, 1] : T into vector<3x4xT>
            %in1 = vector.insert %v, %m[1] : vector<4xT> into vector<3x4xT>
            %in2 = vector.insert %x, %v[%c1] : T into vector<4xT>
            %ie = vector.insertelement %x, %v[%c1 : index] : vector<4xT>
            %sh = vector.shuffle %m, %w [4, 0, 3] : vector<3x4xT>, vector<2x4xT>
            %sh1 = vector.shuffle %v, %row [7, 0, 3, 4, 1] : vector<4xT>, vector<4xT>
            %sc = vector.shape_cast %m : vector<3x4xT> to vector<6x2xT>
            %tr = vector.transpose %m, [1, 0] : vector<3x4xT> to vector<4x3xT>
            %es = vector.extract_strided_slice %m {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]}
                : vector<3x4xT> to vector<2x2xT>
            %is = vector.insert_strided_slice %u, %m {offsets = [1, 2], strides = [1, 1]}
                : vector<2x2xT> into vector<3x4xT>
            %il = vector.interleave %v, %row : vector<4xT> -> vector<8xT>
            %de0, %de1 = vector.deinterleave %il : vector<8xT> -> vector<4xT>
            %fe = vector.from_elements %x, %e, %dyn, %x : vector<2x2xT>
            """.replace("T", type))
        .print("%x", type).print("%e", type).print("%dyn", type)
        .print("%row", "vector<4xT>".replace("T", type)).print("%b0", "vector<2x2xT>".replace("T", type))
        .print("%b1", "vector<2x4xT>".replace("T", type)).print("%b2", "vector<3x4xT>".replace("T", type))
        .print("%s", "vector<3xT>".replace("T", type)).print("%in0", "vector<3x4xT>".replace("T", type))
        .print("%in1", "vector<3x4xT>".replace("T", type)).print("%in2", "vector<4xT>".replace("T", type))
        .print("%ie", "vector<4xT>".replace("T", type)).print("%sh", "vector<3x4xT>".replace("T", type))
        .print("%sh1", "vector<5xT>".replace("T", type)).print("%sc", "vector<6x2xT>".replace("T", type))
        .print("%tr", "vector<4x3xT>".replace("T", type)).print("%es", "vector<2x2xT>".replace("T", type))
        .print("%is", "vector<3x4xT>".replace("T", type)).print("%il", "vector<8xT>".replace("T", type))
        .print("%de0", "vector<4xT>".replace("T", type)).print("%de1", "vector<4xT>".replace("T", type))
        .print("%fe", "vector<2x2xT>".replace("T", type)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"i32", "f32", "f64", "i64"})
  void reductionsAndProducts_randomValues_matchMlir(String type) {
    boolean isFloat = type.startsWith("f");
    PrintingProgram program = new PrintingProgram(type.hashCode() + 1)
        .random("%v", "vector<4xT>".replace("T", type)).random("%m", "vector<3x4xT>".replace("T", type))
        .random("%w", "vector<2x4xT>".replace("T", type)).random("%acc", "vector<3xT>".replace("T", type))
        .random("%cc", "vector<3x2xT>".replace("T", type)).random("%k", "vector<4xi1>")
        .random("%r", "vector<3xT>".replace("T", type));
    String[] kinds = isFloat ? new String[] {"add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf"}
        : new String[] {"add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"};
    program.add("%x = vector.extract %v[0] : T from vector<4xT>".replace("T", type));
    for (String kind : kinds) {
      program.add("""
          %red_K = vector.reduction <K>, %v : vector<4xT> into T
          %rac_K = vector.reduction <K>, %v, %x : vector<4xT> into T
          %mul_K = vector.multi_reduction <K>, %m, %acc [1] : vector<3x4xT> to vector<3xT>
          %all_K = vector.multi_reduction <K>, %m, %x [0, 1] : vector<3x4xT> to T
          """.replace("K", kind).replace("T", type));
      program.print("%red_" + kind, type).print("%rac_" + kind, type).print("%all_" + kind, type)
          .print("%mul_" + kind, "vector<3xT>".replace("T", type));
      if (!kind.endsWith("f")) { // there the reference takes a number near 0 for elements that are masked off
        program.add("""
            %msk_K = vector.mask %k { vector.reduction <K>, %v, %x : vector<4xT> into T } : vector<4xi1> -> T
            """.replace("K", kind).replace("T", type)).print("%msk_" + kind, type);
      }
    }
    for (String kind : new String[] {"add", "mul"}) {
      program.add("""
          %si_K, %sa_K = vector.scan <K>, %m, %v {inclusive = true, reduction_dim = 0 : i64}
              : vector<3x4xT>, vector<4xT>
          %se_K, %sb_K = vector.scan <K>, %m, %acc {inclusive = false, reduction_dim = 1 : i64}
              : vector<3x4xT>, vector<3xT>
          """.replace("K", kind).replace("T", type));
      program.print("%si_" + kind, "vector<3x4xT>".replace("T", type));
      program.print("%sa_" + kind, "vector<4xT>".replace("T", type));
      program.print("%se_" + kind, "vector<3x4xT>".replace("T", type));
      program.print("%sb_" + kind, "vector<3xT>".replace("T", type));
    }
    program.add("""
        %con = vector.contract {
          indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,
                           affine_map<(i, j, k) -> (i, j)>],
          iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
        } %m, %w, %cc : vector<3x4xT>, vector<2x4xT> into vector<3x2xT>
        %dot = vector.contract {
          indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
          iterator_types = ["reduction"], kind = #vector.kind<add>
        } %v, %v, %x : vector<4xT>, vector<4xT> into T
        %out = vector.outerproduct %acc, %v, %m : vector<3xT>, vector<4xT>
        %axp = vector.outerproduct %acc, %x, %r : vector<3xT>, T
        """.replace("T", type));
    program.print("%con", "vector<3x2xT>".replace("T", type)).print("%dot", type)
        .print("%out", "vector<3x4xT>".replace("T", type)).print("%axp", "vector<3xT>".replace("T", type));
    if (isFloat) {
      program.add("%fma = vector.fma %v, %v, %v : vector<4xT>".replace("T", type))
          .print("%fma", "vector<4xT>".replace("T", type));
    }
    check(program);
  }

  @Test
  void bitcastsAndMasks_randomValues_matchMlir() {
    check(new PrintingProgram(5)
        .random("%v", "vector<4xi32>").random("%w", "vector<2x2xf64>")
        .add("""
            %c2 = arith.constant 2 : index
            %c1 = arith.constant 1 : index
            %a = vector.bitcast %v : vector<4xi32> to vector<8xi16>
            %b = vector.bitcast %v : vector<4xi32> to vector<2xi64>
            %c = vector.bitcast %w : vector<2x2xf64> to vector<2x4xi32>
            %m0 = vector.create_mask %c2, %c1 : vector<3x2xi1>
            %m1 = vector.constant_mask [1, 2] : vector<3x2xi1>
            %st = vector.step : vector<4xindex>
            """)
        .print("%a", "vector<8xi16>").print("%b", "vector<2xi64>").print("%c", "vector<2x4xi32>")
        .print("%m0", "vector<3x2xi1>").print("%m1", "vector<3x2xi1>").print("%st", "vector<4xindex>"));
  }

  @Test
  void memory_randomValues_matchesMlir() {
    check(new PrintingProgram(6)
        .random("%t", "tensor<6x7xf32>").random("%v", "vector<4xf32>").random("%k", "vector<4xi1>")
        .random("%d", "vector<2x3xf32>")
        .add("""
            %c0 = arith.constant 0 : index
            %c1 = arith.constant 1 : index
            %c2 = arith.constant 2 : index
            %c4 = arith.constant 4 : index
            %pad = arith.constant -100.0 : f32
            %at = arith.constant dense<[3, 0, 1, 2]> : vector<4xi32>
            %m = memref.alloc() : memref<6x7xf32>
            %src = bufferization.to_memref %t : memref<6x7xf32>
            memref.copy %src, %m : memref<6x7xf32> to memref<6x7xf32>
            %l = vector.load %m[%c1, %c2] : memref<6x7xf32>, vector<4xf32>
            vector.store %v, %m[%c2, %c1] : memref<6x7xf32>, vector<4xf32>
            %ml = vector.maskedload %m[%c1, %c2], %k, %v : memref<6x7xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
            vector.maskedstore %m[%c4, %c2], %k, %v : memref<6x7xf32>, vector<4xi1>, vector<4xf32>
            %g = vector.gather %m[%c1, %c0][%at], %k, %v
                : memref<6x7xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
            vector.scatter %m[%c0, %c1][%at], %k, %v : memref<6x7xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
            %x = vector.expandload %m[%c1, %c1], %k, %v : memref<6x7xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
            vector.compressstore %m[%c4, %c0], %k, %v : memref<6x7xf32>, vector<4xi1>, vector<4xf32>
            %r0 = vector.transfer_read %m[%c4, %c4], %pad : memref<6x7xf32>, vector<3x4xf32>
            %r1 = vector.transfer_read %m[%c1, %c2], %pad {permutation_map = affine_map<(i, j) -> (j, i)>}
                : memref<6x7xf32>, vector<6x5xf32>
            %r2 = vector.transfer_read %m[%c1, %c2], %pad
                {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (0, j)>}
                : memref<6x7xf32>, vector<2x3xf32>
            %r3 = vector.transfer_read %m[%c1, %c2], %pad, %k {in_bounds = [true]} : memref<6x7xf32>, vector<4xf32>
            %rt = vector.transfer_read %t[%c4, %c4], %pad : tensor<6x7xf32>, vector<3x4xf32>
            vector.transfer_write %d, %m[%c4, %c4] : vector<2x3xf32>, memref<6x7xf32>
            vector.transfer_write %d, %m[%c0, %c4] {permutation_map = affine_map<(i, j) -> (j, i)>}
                : vector<2x3xf32>, memref<6x7xf32>
            vector.transfer_write %v, %m[%c1, %c0], %k {in_bounds = [true]} : vector<4xf32>, memref<6x7xf32>
            %wt = vector.transfer_write %d, %t[%c4, %c4] : vector<2x3xf32>, tensor<6x7xf32>
            """)
        .print("%l", "vector<4xf32>").print("%ml", "vector<4xf32>").print("%g", "vector<4xf32>")
        .print("%x", "vector<4xf32>").print("%r0", "vector<3x4xf32>").print("%r1", "vector<6x5xf32>")
        .print("%r2", "vector<2x3xf32>").print("%r3", "vector<4xf32>").print("%rt", "vector<3x4xf32>")
        .print("%m", "memref<6x7xf32>").print("%wt", "tensor<6x7xf32>").print("%t", "tensor<6x7xf32>")
        .add("memref.dealloc %m : memref<6x7xf32>"));
  }
}
