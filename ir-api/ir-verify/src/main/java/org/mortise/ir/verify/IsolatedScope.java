// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Severity;
import org.mortise.ir.definition.OpDefinition;

/**
 * The verification of one isolated operation (or the root), without nested isolated operations, which it returns to the
 * caller for separate verification. Follows the links of the IR, so it can stop anywhere and continue.
 */
final class IsolatedScope {
  static final String RULE = "verifier";

  private final Operation root;
  private final DiagnosticHandler diagnostics;
  private final int threads;
  /** The finished operation whose isolated children are being returned; null at the start. */
  private Operation leaving;
  /** The isolated child that was returned last. */
  private @Nullable Operation isolated;
  private boolean failed;
  /** The operation that is being checked. */
  private Operation checked;

  /** @param threads the maximum number of threads that search for symbol users */
  IsolatedScope(Operation root, DiagnosticHandler diagnostics, int threads) {
    this.root = root;
    this.threads = threads;
    this.diagnostics = diagnostics;
  }

  boolean isValid() {
    return !failed;
  }

  /** Skips the remaining isolated children, which the caller has verified. */
  void skipIsolated() {
    for (Operation op = isolated; op != null; op = nextIsolated(op)) {
      isolated = op;
    }
  }

  /**
   * Continues up to the next isolated operation and returns it; the caller verifies it. Returns null after the last
   * operation or after an error. Must be called again only if the returned operation is valid.
   */
  @Nullable Operation run() {
    checked = root;
    try {
      return check();
    } catch (RuntimeException | Error fault) {
      FaultPlace.note(fault, checked);
      throw fault;
    }
  }

  private @Nullable Operation check() {
    Operation op = leaving == null ? enter(root) : leaving;
    while (op != null) {
      Operation child = isolated == null ? firstIsolated(op, 0) : nextIsolated(isolated);
      if (child != null) {
        leaving = op;
        isolated = child;
        return child;
      }
      isolated = null;
      if (!leave(op)) {
        failed = true;
        return null;
      }
      if (op == root) {
        failed = report(DominanceCheck.check(root));
        return null;
      }
      op = following(op);
    }
    return null;
  }

  /**
   * Enters {@code op} and its first nested operations, down to a leaf; returns the first one to be finished, or null.
   */
  private @Nullable Operation enter(Operation op) {
    Operation current = op;
    while (true) {
      checked = current;
      if (report(OperationChecks.enter(current))) {
        failed = true;
        return null;
      }
      Block block = firstBlock(current, 0);
      Operation inner = block == null ? current : enterBlocks(block);
      if (inner == null || inner == current) {
        return inner;
      }
      current = inner;
    }
  }

  /** Enters the first non-empty block; returns its operation, the parent if there is none, null after an error. */
  private @Nullable Operation enterBlocks(Block first) {
    Block block = first;
    Operation parent = first.parentOp();
    while (block != null) {
      if (report(OperationChecks.enter(block))) {
        failed = true;
        return null;
      }
      Operation inner = notIsolatedFrom(block.first());
      if (inner != null) {
        return inner;
      }
      if (report(OperationChecks.leave(block))) {
        failed = true;
        return null;
      }
      block = nextBlock(block);
    }
    return parent;
  }

  /** Returns the next operation to finish after {@code op}: the deepest one in its successor, or the parent. */
  private @Nullable Operation following(Operation op) {
    Operation next = notIsolatedFrom(op.next());
    if (next != null) {
      return enter(next);
    }
    Block block = op.block();
    if (report(OperationChecks.leave(block))) {
      failed = true;
      return null;
    }
    Block after = nextBlock(block);
    if (after == null) {
      return block.parentOp();
    }
    Operation parent = block.parentOp();
    Operation inner = enterBlocks(after);
    return inner == null || inner == parent ? inner : enter(inner);
  }

  private boolean leave(Operation op) {
    checked = op;
    OpDefinition definition = OpDefinition.of(op);
    if (definition == null) {
      return !report(OperationChecks.leaveUndefined(op));
    }
    String inferred = RegionChecks.wrongResultTypes(op, definition);
    if (inferred == null) {
      return !report(RegionChecks.check(op, definition, threads));
    }
    if (inferred.isEmpty()) {
      explain(op, definition);
    } else {
      handle(Diagnostic.error(op.location(), "'" + op.name() + "' op inferred type(s) " + inferred
          + " are incompatible with return type(s) of operation " + RegionChecks.quotedResultTypes(op)));
    }
    return !report(op.opError("failed to infer returned types"));
  }

  private void handle(Diagnostic found) {
    diagnostics.handle(found.withRule(RULE));
  }

  private void explain(Operation op, OpDefinition definition) {
    String reason = definition.resultTypes().explainFailure(RegionChecks.partsOf(op));
    if (reason != null) {
      handle(Diagnostic.error(op.location(), reason));
    }
  }

  /** Reports the result of a check, and returns whether it is an error. */
  private boolean report(Diagnostic found) {
    if (found == null) {
      return false;
    }
    handle(found);
    if (found.next() != null) {
      handle(found.next());
    }
    return found.severity() == Severity.ERROR;
  }

  // ---- along the links ---------------------------------------------------------------------------------------------

  private static @Nullable Operation notIsolatedFrom(Operation first) {
    Operation op = first;
    while (op != null && IRVerifier.isIsolatedScope(op)) {
      op = op.next();
    }
    return op;
  }

  private static @Nullable Block firstBlock(Operation op, int fromRegion) {
    for (int i = fromRegion; i < op.regionCount(); i++) {
      if (!op.region(i).isEmpty()) {
        return op.region(i).first();
      }
    }
    return null;
  }

  /** Returns the next block of the same region or of a later region of the same operation. */
  private static @Nullable Block nextBlock(Block block) {
    Region region = block.parent();
    return block.next() != null ? block.next() : firstBlock(region.parentOp(), region.index() + 1);
  }

  private static @Nullable Operation firstIsolated(Operation op, int fromRegion) {
    Block block = firstBlock(op, fromRegion);
    return block == null ? null : isolatedFrom(block.first(), block);
  }

  /** Returns the next isolated operation with the same parent. */
  static @Nullable Operation nextIsolated(Operation op) {
    return isolatedFrom(op.next(), op.block());
  }

  private static @Nullable Operation isolatedFrom(Operation first, Block inBlock) {
    Operation op = first;
    Block block = inBlock;
    while (true) {
      while (op != null && !IRVerifier.isIsolatedScope(op)) {
        op = op.next();
      }
      if (op != null) {
        return op;
      }
      block = nextBlock(block);
      if (block == null) {
        return null;
      }
      op = block.first();
    }
  }
}
