// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.version.DeclaredParts;
import org.mortise.ir.text.version.NewAttributes;

/** Finds operations, attributes and types that a version of MLIR does not have. Linear in the size of the program. */
public final class VersionCheck {
  /** The directive that writes all attributes that the operation declares. */
  private static final String PROPERTIES = "prop-dict";

  private final MlirVersion version;
  private final DiagnosticHandler diagnostics;
  private final MissingParts missingParts;
  private boolean failed;

  private VersionCheck(MlirVersion version, DiagnosticHandler diagnostics) {
    this.version = version;
    this.missingParts = new MissingParts(version);
    this.diagnostics = diagnostics;
  }

  /** Reports each operation of a valid program that a version cannot express; returns whether there is none. */
  public static boolean check(Operation program, MlirVersion version, DiagnosticHandler diagnostics) {
    VersionCheck check = new VersionCheck(version, diagnostics);
    Consumer<Operation> step = version.isNewest() ? check::checkName : check::check;
    program.walkPreOrder(step);
    return !check.failed;
  }

  /** The newest version has all but a few operations. */
  private void checkName(Operation op) {
    OpDefinition definition = OpDefinition.of(op);
    if (definition != null && !definition.until().isNewest()) {
      report(doesNotExist(op));
    }
  }

  private void check(Operation op) {
    OpDefinition definition = OpDefinition.of(op);
    Diagnostic problem = definition == null ? null : problemOf(op, definition);
    if (problem == null) {
      String missing = missingPart(op);
      problem = missing == null ? null : op.opError(missing + " does not exist in MLIR " + version);
    }
    if (problem != null) {
      report(problem);
    }
  }

  private void report(Diagnostic problem) {
    failed = true;
    diagnostics.handle(problem);
  }

  private Diagnostic doesNotExist(Operation op) {
    return op.opError("does not exist in MLIR " + version);
  }

  private @Nullable String missingPart(Operation op) {
    String missing = null;
    for (int i = 0; i < op.resultCount() && missing == null; i++) {
      missing = missingParts.in(op.result(i).type());
    }
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        for (Value argument : block.arguments()) {
          missing = missing == null ? missingParts.in(argument.type()) : missing;
        }
      }
    }
    for (NamedAttribute attribute : op.attributes().entries()) {
      missing = missing == null ? missingParts.in(attribute.value()) : missing;
    }
    return missing;
  }

  private @Nullable Diagnostic problemOf(Operation op, OpDefinition definition) {
    OperationName former = op.name().predecessor(op);
    if (!DeclaredParts.fit(definition, op.operandCount(), op.resultCount())) {
      return null; // nobody has verified it
    }
    if (former != null) {
      return former.formerOperation().downgrade(op, new OperationState(op.location(), former));
    }
    if (definition.since().isNewest() && isErased(op)) {
      return null;
    }
    if (definition.since().isNewest()) {
      return doesNotExist(op);
    }
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      AttributeSpec attribute = definition.attributeSpec(slot);
      if (NewAttributes.isNew(op, definition, slot) && isInSyntax(attribute, definition)) {
        return op.opError("attribute '" + attribute.name() + "' does not exist in MLIR " + version);
      }
    }
    return null;
  }

  /** Returns whether a constant is only an operand of operations that have it as an attribute in MLIR 19.1. */
  private static boolean isErased(Operation op) {
    if (!op.hasTrait(Trait.CONSTANT_LIKE) || !op.hasResultUses()) {
      return false;
    }
    for (OpOperand use : op.result(0).uses()) {
      if (!use.owner().name().hasPredecessor()) {
        return false;
      }
    }
    return true;
  }

  /** An attribute that the syntax does not name is a discardable attribute in older versions. */
  private static boolean isInSyntax(AttributeSpec attribute, OpDefinition definition) {
    String format = definition.formatText();
    return format != null && (format.contains(PROPERTIES)
        || Pattern.compile("\\$" + attribute.name() + "\\b").matcher(format).find());
  }
}
