// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.sparsetensor.LevelType.Format;
import org.mortise.ir.affine.AffineMap;

/** Checks the consistency of the parts of an encoding. */
final class EncodingVerifier {
  private static final Set<Integer> WIDTHS = Set.of(0, 8, 16, 32, 64);

  private EncodingVerifier() {}

  /** Returns the error in an encoding, or null. */
  static @Nullable String verify(Encoding encoding) {
    if (!WIDTHS.contains(encoding.posWidth())) {
      return "unexpected position bitwidth: " + Integer.toUnsignedString(encoding.posWidth());
    }
    if (!WIDTHS.contains(encoding.crdWidth())) {
      return "unexpected coordinate bitwidth: " + Integer.toUnsignedString(encoding.crdWidth());
    }
    String wrong = verifySingletons(encoding.levels());
    if (wrong == null) {
      wrong = verifyFormats(encoding);
    }
    if (wrong == null && encoding.levels().isEmpty()) {
      wrong = "expected a non-empty array for lvlTypes";
    }
    return wrong != null ? wrong : verifyMaps(encoding);
  }

  private static @Nullable String verifySingletons(List<LevelType> levels) {
    for (int i = 0; i < levels.size(); i++) {
      if (!levels.get(i).is(Format.SINGLETON)) {
        continue;
      }
      if (i == 0 || !levels.get(i - 1).hasPositions() && !levels.get(i - 1).is(Format.SINGLETON)) {
        return "expected compressed or loose_compressed level before singleton level";
      }
      boolean mixes = levels.get(i - 1).is(Format.SINGLETON)
          && levels.get(i - 1).has(LevelType.SOA) != levels.get(i).has(LevelType.SOA);
      if (mixes) {
        return "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).";
      }
    }
    return null;
  }

  private static @Nullable String verifyFormats(Encoding encoding) {
    List<LevelType> levels = encoding.levels();
    for (int i = 1; i < levels.size(); i++) {
      if (levels.get(i).is(Format.BATCH) && !levels.get(i - 1).is(Format.BATCH)) {
        return "Batch lvlType can only be leading levels.";
      }
    }
    for (LevelType level : levels) {
      if (level.has(LevelType.SOA) && !level.is(Format.SINGLETON)) {
        return "SoA is only applicable to singleton lvlTypes.";
      }
    }
    for (int i = 0; i < levels.size(); i++) {
      if (levels.get(i).is(Format.STRUCTURED)) {
        return verifyStructured(encoding, i);
      }
    }
    return null;
  }

  private static @Nullable String verifyStructured(Encoding encoding, int position) {
    List<LevelType> levels = encoding.levels();
    if (position != levels.size() - 1) {
      return "expected n_out_of_m to be the last level type";
    }
    for (int i = 0; i < position; i++) {
      if (!levels.get(i).is(Format.DENSE)) {
        return "expected all dense lvlTypes before a n_out_of_m level";
      }
    }
    AffineMap map = encoding.dimToLvl();
    if (map.dimCount() == map.resultCount()) {
      return null;
    }
    long[] sizes = BlockSparsity.blockSizes(map);
    if (sizes == null) {
      return "expected 1xm block structure for n_out_of_m level";
    }
    long common = 0;
    for (long size : sizes) {
      if (size > 0 && common > 0 && size != common) {
        return "expected only one blocked level with the same coefficients";
      }
      common = size > 0 ? size : common;
    }
    return common == levels.get(position).m() ? null
        : "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level";
  }

  private static @Nullable String verifyMaps(Encoding encoding) {
    AffineMap map = encoding.dimToLvl();
    int dims = map.dimCount();
    int levels = encoding.levels().size();
    AffineMap inverse = BlockSparsity.invert(map);
    if (inverse == null && map.symbolCount() == 0) {
      return "failed to infer lvlToDim from dimToLvl";
    }
    if (encoding.lvlToDim() != null && !encoding.lvlToDim().equals(inverse)) {
      return "expected lvlToDim to be an inverse of dimToLvl";
    }
    if (dims > levels) {
      return "unexpected dimToLvl mapping from " + dims + " to " + levels;
    }
    return encoding.slices().isEmpty() || dims == levels ? null
        : "dimSlices expected dimension-rank to match level-rank: " + dims + " != " + levels;
  }
}
