// SPDX-License-Identifier: Apache-2.0
package org.mortise.transforms.internal.inline;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;

/**
 * Replaces a call by the body of the callee, in three steps: {@link #isLegal}, {@link #takeBlocks}, {@link #connect}.
 */
final class InlinedCall {
  private final Operation call;
  private @Nullable Block callBlock;
  private final OperandRange arguments;
  private final Region body;
  private final boolean isCloned;
  private @Nullable Block first;
  private @Nullable Block end;

  InlinedCall(Operation call, Region body, boolean isCloned) {
    this.call = call;
    this.callBlock = call.block();
    this.arguments = call.getInterface(CallOpInterface.class).getArgOperands(call);
    this.body = body;
    this.isCloned = isCloned;
  }

  // ---- legality ------------------------------------------------------------------------------------------------

  /** Returns whether the types match and all dialects allow the inlining. */
  boolean isLegal() {
    Operation callable = body.parentOp();
    DialectInlinerInterface ofCall = inlinerOf(call);
    DialectInlinerInterface ofTarget = inlinerOf(call.parentOp());
    return hasSameTypes(callable)
        && ofCall != null && ofCall.isLegalToInlineCall(call, callable, isCloned)
        && ofTarget != null && ofTarget.isLegalToInlineInto(callBlock.parent(), body, isCloned, arguments)
        && areAllLegal(callable);
  }

  private boolean hasSameTypes(Operation callable) {
    List<Type> results = callable.getInterface(CallableOpInterface.class).getResultTypes(callable);
    Block entry = body.first();
    if (entry.argumentCount() != arguments.size() || results.size() != call.resultCount()) {
      return false;
    }
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).type() != entry.argument(i).type()) {
        return false;
      }
    }
    for (int i = 0; i < results.size(); i++) {
      if (results.get(i) != call.result(i).type()) {
        return false;
      }
    }
    return true;
  }

  private boolean areAllLegal(Operation callable) {
    Region target = callBlock.parent();
    return callable.walkPreOrder((Operation op) -> {
      if (op == callable) {
        return Walk.Result.ADVANCE;
      }
      DialectInlinerInterface inliner = inlinerOf(op);
      if (inliner == null || !inliner.isLegalToInline(op, target, isCloned)) {
        return Walk.Result.INTERRUPT;
      }
      return inliner.shouldAnalyzeRecursively(op) ? Walk.Result.ADVANCE : Walk.Result.SKIP;
    }) != Walk.Result.INTERRUPT;
  }

  private static @Nullable DialectInlinerInterface inlinerOf(Operation op) {
    Dialect dialect = op.name().dialect();
    return dialect == null ? null : dialect.inliner();
  }

  // ---- transformation ------------------------------------------------------------------------------------------

  /**
   * Moves or copies the blocks of the callee to the position after the block of the call. With several blocks, the
   * block of the call ends after the call.
   */
  void takeBlocks() {
    Region source = body;
    Operation copy = null;
    if (isCloned) {
      copy = body.parentOp().clone(new IRMapping());
      source = copy.region(body.index());
    }
    first = source.first();
    end = source.hasOneBlock() ? callBlock.next() : splitAfterCall();
    callBlock.parent().takeBlocks(end, source);
    if (copy != null) {
      copy.erase();
    }
    if (!(call.location() instanceof UnknownLoc)) {
      setLocations();
    }
  }

  /**
   * Splits the block after the call: moves the operations up to the call to a new block before it and returns the old
   * block. Moving the rest instead would be slow for a block with many calls, the first of which are inlined first: the
   * rest would be moved each time.
   */
  private Block splitAfterCall() {
    Block rest = callBlock;
    Block head = new Block();
    rest.parent().insertBefore(rest, head);
    for (int i = 0; i < rest.argumentCount(); i++) {
      BlockArgument argument = rest.argument(i);
      argument.replaceAllUsesWith(head.addArgument(argument.type(), argument.location()));
    }
    for (int i = rest.argumentCount() - 1; i >= 0; i--) {
      rest.eraseArgument(i);
    }
    for (BlockOperand use = rest.firstUse(); use != null; use = rest.firstUse()) {
      use.owner().setSuccessor(use.index(), head);
    }
    while (call.block() == rest) {
      rest.first().moveToEnd(head);
    }
    callBlock = head;
    return rest;
  }

  /** Sets the locations of operations only; arguments keep theirs. */
  private void setLocations() {
    Map<Location, Location> made = new IdentityHashMap<>();
    for (Block block = first; block != end; block = block.next()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        Walk.preOrder(op, (Operation inner) -> {
          inner.setLocation(made.computeIfAbsent(inner.location(), this::atCall));
        });
      }
    }
  }

  private Location atCall(Location location) {
    return new CallSiteLoc(location, call.location());
  }

  /** Returns the first of the inlined blocks. */
  @Nullable Block first() {
    return first;
  }

  /** Returns the block after the last inlined one; null at the end of the region. */
  @Nullable Block end() {
    return end;
  }

  /** Connects arguments and results, merges the first inlined block into the call's, and erases the call. */
  void connect() {
    for (int i = 0; i < arguments.size(); i++) {
      first.argument(i).replaceAllUsesWith(arguments.get(i));
    }
    if (first.next() == end) {
      Operation terminator = first.last();
      inlinerOf(terminator).replaceResults(terminator, List.of(call.results()));
      terminator.erase();
    } else {
      replaceTerminators();
    }
    callBlock.splice(call, first);
    first.erase();
    call.erase();
  }

  private void replaceTerminators() {
    for (int i = 0; i < call.resultCount(); i++) {
      Value result = call.result(i);
      result.replaceAllUsesWith(end.addArgument(result.type(), call.location()));
    }
    for (Block block = first; block != end; block = block.next()) {
      Operation terminator = block.last();
      inlinerOf(terminator).replaceTerminator(terminator, end);
    }
  }
}
