// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.BranchOpInterface;

/** Checks an operation or a block before and after the operations inside it are checked. */
final class OperationChecks {
  private OperationChecks() {}

  /** Before the regions. */
  static @Nullable Diagnostic enter(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i) == null) {
        return op.error("null operand found");
      }
    }
    Diagnostic found = discardableAttributes(op);
    OpDefinition definition = OpDefinition.of(op);
    if (found == null && definition != null) {
      found = definition(op, definition);
    }
    return found == null && op.regionCount() > 0 ? regions(op) : found;
  }

  private static @Nullable Diagnostic discardableAttributes(Operation op) {
    DictionaryAttr attributes = op.discardableAttributes();
    for (int i = 0; i < attributes.size(); i++) {
      NamedAttribute attribute = attributes.entry(i);
      int dot = attribute.name().indexOf('.');
      Dialect dialect = dot < 0 ? null : op.context().dialect(attribute.name().substring(0, dot));
      Diagnostic found = dialect == null ? null : dialect.verifyOperationAttribute(op, attribute);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic definition(Operation op, OpDefinition definition) {
    if (definition.isDynamic()) {
      return definition.verifier().verify(op);
    }
    Diagnostic found = CountChecks.check(op, definition);
    if (found == null) {
      found = TraitChecks.structure(op, definition);
    }
    if (found == null) {
      found = DeclaredChecks.check(op, definition);
    }
    if (found == null) {
      found = TraitChecks.check(op, definition);
    }
    if (found == null && op.successorCount() > 0) {
      BranchOpInterface branch = op.getInterface(BranchOpInterface.class);
      found = branch == null ? null : ControlFlowChecks.branch(op, branch);
    }
    return found == null && definition.verifier() != null ? definition.verifier().verify(op) : found;
  }

  private static @Nullable Diagnostic regions(Operation op) {
    boolean graph = op.hasTrait(Trait.GRAPH_REGIONS);
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (region.isEmpty()) {
        continue;
      }
      if (graph && !region.hasOneBlock()) {
        return op.opError("expects graph region #" + i + " to have 0 or 1 blocks");
      }
      if (!region.first().hasNoPredecessors()) {
        return Diagnostic.error(op.location(), "entry block of region may not have predecessors");
      }
    }
    return null;
  }

  /** Checks an operation that no dialect defines, after its regions and all operations inside them. */
  static @Nullable Diagnostic leaveUndefined(Operation op) {
    Dialect dialect = op.name().dialect();
    if (dialect == null || dialect.allowsUnknownOperations()) {
      return null;
    }
    return op.error("unregistered operation '" + op.name() + "' found in dialect ('" + dialect.namespace()
        + "') that does not allow unknown operations");
  }

  static @Nullable Diagnostic enter(Block block) {
    if (block.isEmpty()) {
      return needsNoTerminator(block) ? null
          : Diagnostic.error(block.parentOp().location(), "empty block: expect at least a terminator");
    }
    for (Operation op = block.first(); op != block.last(); op = op.next()) {
      if (op.successorCount() != 0) {
        return op.error("operation with block successors must terminate its parent block");
      }
    }
    return null;
  }

  static @Nullable Diagnostic leave(Block block) {
    for (int i = 0; i < block.successorCount(); i++) {
      if (block.successor(i).parent() != block.parent()) {
        return block.last().opError("branching to block of a different region");
      }
    }
    if (needsNoTerminator(block)) {
      return null;
    }
    Operation last = block.last();
    OpDefinition definition = OpDefinition.of(last);
    return definition == null || definition.isTerminator() ? null
        : Diagnostic.errorShowing(last, "block with no terminator, has ", last);
  }

  private static boolean needsNoTerminator(Block block) {
    Operation parent = block.parentOp();
    if (parent == null) {
      return true;
    }
    boolean mayLackIt = parent.definition() == null || parent.hasTrait(Trait.NO_TERMINATOR);
    return mayLackIt && block.parent().hasOneBlock();
  }
}
