// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.CGProfileEntryAttr;
import org.mortise.dialect.llvm.attributes.ModuleFlagAttr;
import org.mortise.dialect.llvm.attributes.ProfileSummaryAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.Op;

/** Lists the flags of a module, such as the size of a type or the level of position independence. */
@Op(name = "llvm.module_flags", since = "22.1",
    attributes = "flags: ARRAY",
    format = "$flags attr-dict")
public final class ModuleFlagsOp extends ModuleFlagsOpBase {
  ModuleFlagsOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (parentOp() != null && !LlvmModules.isModule(parentOp())) {
      return opError("must appear at the module level");
    }
    for (Attribute flag : flagsAttr().elements()) {
      if (!(flag instanceof ModuleFlagAttr)) {
        return opError("expected a module flag attribute");
      }
      String problem = problemOf((ModuleFlagAttr) flag);
      if (problem != null) {
        return error(problem);
      }
    }
    return null;
  }

  private static @Nullable String problemOf(ModuleFlagAttr flag) {
    return switch (flag.key().value()) {
      case "CG Profile" -> isProfile(flag.value()) ? null
          : "'CG Profile' key expects an array of '#llvm.cgprofile_entry'";
      case "ProfileSummary" -> flag.value() instanceof ProfileSummaryAttr ? null
          : "'ProfileSummary' key expects a '#llvm.profile_summary' attribute";
      default -> null;
    };
  }

  private static boolean isProfile(Attribute value) {
    if (!(value instanceof ArrayAttr entries)) {
      return false;
    }
    for (Attribute entry : entries.elements()) {
      if (!(entry instanceof CGProfileEntryAttr)) {
        return false;
      }
    }
    return true;
  }
}
