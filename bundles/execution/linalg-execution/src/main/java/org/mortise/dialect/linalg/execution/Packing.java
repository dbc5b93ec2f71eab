// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import org.mortise.dialect.linalg.PackOp;
import org.mortise.dialect.linalg.UnPackOp;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.MixedNumbers;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.interfaces.MixedIndices;

/**
 * Tiling of tensors into additional dimensions. The outer dimensions of a packed tensor, which may be permuted, number
 * the tiles; the inner ones are the positions in a tile.
 */
final class Packing {
  private final MixedNumbers tiles;
  private final int[] tiled;
  private final int[] permutation;
  private final int rank;

  private Packing(MixedIndices tiles, int first, int[] tiled, int[] permutation, int rank) {
    this.tiles = new MixedNumbers(tiles, first);
    this.tiled = tiled;
    this.permutation = permutation;
    this.rank = rank;
  }

  static void pack(PackOp pack, CodeBuilder code) {
    boolean hasPadding = pack.paddingValue() != null;
    Packing packing = new Packing(pack.mixedTiles(), hasPadding ? 3 : 2, pack.tiledDims(), pack.outerPermutation(),
        pack.sourceType().rank());
    code.run(code.results(pack), packing.packing(hasPadding), PoisonRule.PASS, code.operands(pack));
  }

  static void unpack(UnPackOp unpack, CodeBuilder code) {
    Packing packing = new Packing(unpack.mixedTiles(), 2, unpack.tiledDims(), unpack.outerPermutation(),
        unpack.destType().rank());
    code.run(code.results(unpack), packing.unpacking(), PoisonRule.PASS, code.operands(unpack));
  }

  private Primitive packing(boolean hasPadding) {
    return (arguments, machine) -> {
      reject(arguments, hasPadding ? 2 : -1, machine);
      Elements source = (Elements) arguments[0];
      Elements packed = Elements.create(source.format(), machine, ((Elements) arguments[1]).sizes());
      long[] tileSizes = tileSizes(arguments, packed, machine);
      long[] indices = new long[packed.rank()];
      for (int i = 0; i < packed.count(); i++) {
        long[] unpacked = unpacked(indices, tileSizes);
        if (isInside(unpacked, source)) {
          packed.copy(i, source, source.position(unpacked));
        } else {
          packed.set(i, hasPadding ? arguments[2] : Poison.VALUE);
        }
        advance(indices, packed);
      }
      return new Object[] {packed};
    };
  }

  private Primitive unpacking() {
    return (arguments, machine) -> {
      reject(arguments, -1, machine);
      Elements packed = (Elements) arguments[0];
      Elements result = Elements.create(packed.format(), machine, ((Elements) arguments[1]).sizes());
      long[] tileSizes = tileSizes(arguments, packed, machine);
      long[] indices = new long[packed.rank()];
      machine.step(packed.count());
      long found = 0;
      for (int i = 0; i < packed.count(); i++) {
        long[] unpacked = unpacked(indices, tileSizes);
        if (isInside(unpacked, result)) {
          result.copy(result.position(unpacked), packed, i);
          found++;
        }
        advance(indices, packed);
      }
      if (found != result.count()) {
        throw machine.fault("has " + found + " elements for " + result.count() + " of the result");
      }
      return new Object[] {result};
    };
  }

  private static void reject(Object[] arguments, int padding, Machine machine) {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] == Poison.VALUE && i != padding) {
        throw machine.fault("uses an undefined value");
      }
    }
  }

  /** Returns the tile sizes, which must match those of the packed tensor. */
  private long[] tileSizes(Object[] arguments, Elements packed, Machine machine) {
    long[] sizes = tiles.of(arguments);
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] <= 0 || sizes[i] != packed.size(rank + i)) {
        throw machine.fault("has tiles of the size " + sizes[i] + " in a packed tensor with tiles of the size "
            + packed.size(rank + i));
      }
    }
    return sizes;
  }

  /** Returns the indices in the tensor without tiles of an element of the packed one. */
  private long[] unpacked(long[] indices, long[] tileSizes) {
    long[] unpacked = new long[rank];
    for (int i = 0; i < rank; i++) {
      unpacked[permutation.length == 0 ? i : permutation[i]] = indices[i];
    }
    for (int i = 0; i < tiled.length; i++) {
      unpacked[tiled[i]] = unpacked[tiled[i]] * tileSizes[i] + indices[rank + i];
    }
    return unpacked;
  }

  private static boolean isInside(long[] indices, Elements tensor) {
    for (int i = 0; i < indices.length; i++) {
      if (indices[i] >= tensor.size(i)) {
        return false;
      }
    }
    return true;
  }

  private static void advance(long[] indices, Elements tensor) {
    int dimension = indices.length - 1;
    while (dimension >= 0 && ++indices[dimension] == tensor.size(dimension)) {
      indices[dimension--] = 0;
    }
  }
}
