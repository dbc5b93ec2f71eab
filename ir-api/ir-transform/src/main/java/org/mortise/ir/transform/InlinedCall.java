// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;

/**
 * Replaces a call by the body of the callee, in three steps: {@link #isLegal}, {@link #takeBlocks}, {@link #connect}.
 * The body may belong to any operation, not only to a symbol. The dialects of the call, the callee and the operations
 * in the body decide legality; see {@link DialectInlinerInterface}. Linear in the body.
 */
public final class InlinedCall {
  private final Operation call;
  private final Operation callable;
  private @Nullable Block callBlock;
  private final OperandRange arguments;
  private final Region body;
  private final boolean isCloned;
  private @Nullable Block first;
  private @Nullable Block end;
  /** The values for the arguments of the body: the operands of the call, converted where necessary. */
  private final List<Value> values = new ArrayList<>();
  private final List<Operation> conversions = new ArrayList<>();

  /**
   * Prepares to replace a call.
   *
   * @param call implements {@link CallOpInterface}
   * @param body a region with blocks, of an operation that implements {@link CallableOpInterface}
   * @param isCloned whether the body is copied, or moved
   */
  public InlinedCall(Operation call, Region body, boolean isCloned) {
    this.call = call;
    this.callable = body.parentOp();
    this.callBlock = call.block();
    this.arguments = call.getInterface(CallOpInterface.class).getArgOperands(call);
    this.body = body;
    this.isCloned = isCloned;
  }

  // ---- legality ------------------------------------------------------------------------------------------------

  /**
   * Returns whether all dialects allow the inlining, and the types match. Where they don't, inserts conversions if the
   * dialect of the call has some. If it returns false, the program has not changed.
   */
  public boolean isLegal() {
    DialectInlinerInterface ofCall = inlinerOf(call);
    DialectInlinerInterface ofTarget = inlinerOf(call.parentOp());
    boolean legal = ofCall != null && convert(ofCall)
        && ofCall.isLegalToInlineCall(call, callable, isCloned)
        && ofTarget != null && ofTarget.isLegalToInlineInto(callBlock.parent(), body, isCloned, arguments)
        && areAllLegal();
    if (!legal) {
      eraseConversions();
    }
    return legal;
  }

  /** Collects the values for the arguments, and inserts conversions. Returns whether all types match then. */
  private boolean convert(DialectInlinerInterface ofCall) {
    List<Type> results = meaning().getResultTypes(callable);
    Block entry = body.first();
    if (entry.argumentCount() != arguments.size() || results.size() != call.resultCount()) {
      return false;
    }
    for (Block block : body.blocks()) {
      boolean returns = block.last() != null && block.last().hasTrait(Trait.RETURN_LIKE);
      if (returns && block.last().operandCount() != results.size()) {
        return false; // the values returned outside of functions are not verified
      }
    }
    OpBuilder builder = OpBuilder.before(call);
    for (int i = 0; i < arguments.size(); i++) {
      Value converted = convert(arguments.get(i), entry.argument(i).type(), builder, ofCall);
      if (converted == null) {
        return false;
      }
      values.add(converted);
    }
    builder.setInsertionPointAfter(call);
    for (int i = 0; i < results.size(); i++) {
      if (results.get(i) != call.result(i).type() && !convertResult(call.result(i), builder, ofCall)) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Value convert(Value value, Type type, OpBuilder builder, DialectInlinerInterface ofCall) {
    if (value.type() == type) {
      return value;
    }
    Operation conversion = ofCall.materializeCallConversion(builder, value, type, call.location());
    if (conversion == null) {
      return null;
    }
    conversions.add(conversion);
    return conversion.result(0);
  }

  /** Converts a result to its current type; the result gets the callee's type when the call is replaced. */
  private boolean convertResult(Value result, OpBuilder builder, DialectInlinerInterface ofCall) {
    Operation conversion = ofCall.materializeCallConversion(builder, result, result.type(), call.location());
    if (conversion == null) {
      return false;
    }
    conversions.add(conversion);
    for (OpOperand use : List.copyOf(usesOf(result))) {
      if (use.owner() != conversion) {
        use.set(conversion.result(0));
      }
    }
    return true;
  }

  private void eraseConversions() {
    for (Operation conversion : conversions) {
      conversion.result(0).replaceAllUsesWith(conversion.operand(0));
      conversion.erase();
    }
    conversions.clear();
  }

  private static List<OpOperand> usesOf(Value value) {
    List<OpOperand> uses = new ArrayList<>();
    value.uses().forEach(uses::add);
    return uses;
  }

  private boolean areAllLegal() {
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
  public void takeBlocks() {
    handleArguments();
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
    List<Block> blocks = new ArrayList<>();
    for (Block block = first; block != end; block = block.next()) {
      blocks.add(block);
    }
    inlinerOf(call).processInlinedCallBlocks(call, blocks);
  }

  /** Lets the dialect of the callee change the arguments. */
  private void handleArguments() {
    DialectInlinerInterface inliner = inlinerOf(callable);
    ArrayAttr attributes = meaning().getArgAttrs(callable);
    if (inliner == null || attributes == null) {
      return;
    }
    OpBuilder builder = OpBuilder.before(call);
    for (int i = 0; i < values.size(); i++) {
      DictionaryAttr attribute = (DictionaryAttr) attributes.get(i);
      values.set(i, inliner.handleArgument(builder, call, callable, values.get(i), attribute));
    }
  }

  /** Lets the dialect of the callee change the results for their users. */
  private void handleResults(List<? extends Value> results, OpBuilder builder, @Nullable ArrayAttr attributes) {
    DialectInlinerInterface inliner = inlinerOf(callable);
    if (inliner == null || attributes == null) {
      return;
    }
    for (int i = 0; i < results.size(); i++) {
      Value result = results.get(i);
      List<OpOperand> uses = usesOf(result);
      DictionaryAttr attribute = (DictionaryAttr) attributes.get(i);
      Value changed = inliner.handleResult(builder, call, callable, result, attribute);
      if (changed != result) {
        uses.forEach(use -> use.set(changed));
      }
    }
  }

  private CallableOpInterface meaning() {
    return callable.getInterface(CallableOpInterface.class);
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
    Map<Value, Value> replaced = new IdentityHashMap<>();
    for (int i = 0; i < rest.argumentCount(); i++) {
      BlockArgument argument = rest.argument(i);
      BlockArgument moved = head.addArgument(argument.type(), argument.location());
      argument.replaceAllUsesWith(moved);
      replaced.put(argument, moved);
    }
    values.replaceAll(value -> replaced.getOrDefault(value, value));
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

  /** Sets the locations of operations, but not of arguments. */
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
  public @Nullable Block first() {
    return first;
  }

  /** Returns the block after the last inlined one; null at the end of the region. */
  public @Nullable Block end() {
    return end;
  }

  /** Connects arguments and results, merges the first inlined block into the call's, and erases the call. */
  public void connect() {
    for (int i = 0; i < values.size(); i++) {
      first.argument(i).replaceAllUsesWith(values.get(i));
    }
    ArrayAttr attributes = meaning().getResAttrs(callable);
    if (first.next() == end) {
      Operation terminator = first.last();
      handleResults(List.of(terminator.operands()), OpBuilder.before(terminator), attributes);
      inlinerOf(terminator).replaceResults(terminator, List.of(call.results()));
      terminator.erase();
    } else {
      replaceTerminators(attributes);
    }
    callBlock.splice(call, first);
    first.erase();
    call.erase();
  }

  private void replaceTerminators(@Nullable ArrayAttr attributes) {
    List<Type> types = meaning().getResultTypes(callable);
    for (int i = 0; i < call.resultCount(); i++) {
      Value result = call.result(i);
      result.replaceAllUsesWith(end.addArgument(types.get(i), call.location()));
    }
    OpBuilder builder = new OpBuilder(call.context());
    builder.setInsertionPointToStart(end);
    handleResults(end.argumentList(), builder, attributes);
    for (Block block = first; block != end; block = block.next()) {
      Operation terminator = block.last();
      inlinerOf(terminator).replaceTerminator(terminator, end);
    }
  }
}
