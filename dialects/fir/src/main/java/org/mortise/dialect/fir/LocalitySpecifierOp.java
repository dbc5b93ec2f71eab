// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Declares how the copy of a variable in an iteration of {@code DO CONCURRENT} is initialized and freed. */
@Op(name = "fir.local",
    attributes = {"sym_name: SYMBOL_NAME", "type: TYPE", "locality_specifier_type: FirEnums.LOCALITY_SPECIFIER"},
    regions = {"init_region: ANY", "copy_region: ANY", "dealloc_region: ANY"},
    traits = "ISOLATED_FROM_ABOVE",
    format = "$locality_specifier_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? "
        + "(`dealloc` $dealloc_region^)? attr-dict",
    since = "22.1")
public final class LocalitySpecifierOp extends LocalitySpecifierOpBase {
  private static final String LOCAL = "local";

  LocalitySpecifierOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verifyRegions() {
    boolean isLocal = localitySpecifierTypeAttr().word().equals(LOCAL);
    if (isLocal && !copyRegion().isEmpty()) {
      return opError("`local` specifiers do not require a `copy` region.");
    }
    if (!isLocal && copyRegion().isEmpty()) {
      return opError("`local_init` specifiers require a `copy` region.");
    }
    Diagnostic wrong = verifyRegion(initRegion(), 2, "init", true);
    wrong = wrong == null ? verifyRegion(copyRegion(), 2, "copy", true) : wrong;
    return wrong == null ? verifyRegion(deallocRegion(), 1, "dealloc", false) : wrong;
  }

  private @Nullable Diagnostic verifyRegion(Region region, int arguments, String name, boolean yields) {
    if (region.isEmpty()) {
      return null;
    }
    if (region.first().argumentCount() != arguments) {
      return error("`" + name + "`: expected " + arguments
          + " region arguments, got: " + region.first().argumentCount());
    }
    Type expected = region.first().argument(0).type();
    for (Block block : region.blocks()) {
      Operation end = block.last();
      if (end == null || end.successorCount() > 0) {
        continue;
      }
      String error = terminatorError(end, yields, expected);
      if (error != null) {
        return Diagnostic.error(end.location(), error);
      }
    }
    return null;
  }

  private static @Nullable String terminatorError(Operation end, boolean yields, Type expected) {
    if (YieldOp.of(end) == null) {
      return "expected exit block terminator to be an `fir.yield` op.";
    }
    if (!yields) {
      return end.operandCount() == 0 ? null : "Did not expect any values to be yielded.";
    }
    if (end.operandCount() == 1 && end.operand(0).type() == expected) {
      return null;
    }
    StringBuilder types = new StringBuilder();
    for (int i = 0; i < end.operandCount(); i++) {
      types.append(i == 0 ? "'" : ", '").append(end.operand(i).type()).append('\'');
    }
    return "Invalid yielded value. Expected type: '" + expected + "', got: "
        + (types.length() == 0 ? "None" : types);
  }
}
