// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewriteListener;

/**
 * The rewriter of a dialect conversion. Its changes take effect at different times:
 *
 * <table border="1">
 *   <caption>Changes</caption>
 *   <tr><th>change</th><th>seen</th></tr>
 *   <tr><td>operations and blocks that are created or moved, changes in place</td><td>immediately</td></tr>
 *   <tr><td>replaced and erased operations, and the uses of their results</td><td>at the end: the operation stays where
 *   it is, and its users have the old operands. Patterns receive the new ones as the operands they are called with, and
 *   by {@link #remappedValue}</td></tr>
 *   <tr><td>erased blocks</td><td>it leaves its region immediately, its operations are erased at the end</td></tr>
 *   <tr><td>replaced block arguments, by {@link #replaceArgument} or when a block is inlined or converted</td><td>at
 *   the end; the block itself is replaced or inlined immediately</td></tr>
 *   <tr><td>notifications of the listener</td><td>at the end</td></tr>
 * </table>
 *
 * <p>Without rollback, "at the end" is when the operation that the pattern was applied to and all operations that it
 * has created are legal, except for values whose type changes and for block arguments. With rollback, all changes are
 * undone if the pattern fails, except changes by folders. Not thread-safe.
 */
public final class ConversionRewriter extends PatternRewriter {
  private final ConversionLog log;
  private final @Nullable ConversionListener listener;
  private @Nullable String lastReason;
  private @Nullable Diagnostic error;

  ConversionRewriter(ConversionLog log, Context context, @Nullable ConversionListener listener) {
    super(context);
    this.log = log;
    this.listener = listener;
    setRewriteListener(new RewriteListener() {
      @Override
      public void operationInserted(Operation op) {
        log.add(new Change.CreatedOperation(op));
      }

      @Override
      public void operationInsertedSilently(Operation op) {
        log.add(new Change.CreatedOperation(op));
      }

      @Override
      public void blockInserted(Block block) {
        log.add(new Change.CreatedBlock(block));
      }
    });
  }

  // ---- matching ----------------------------------------------------------------------------------------------------

  /** Applies {@code pattern} with the converted operands of {@code op}. */
  boolean convert(ConversionPattern pattern, Operation op) {
    TypeConverter outer = log.currentConverter();
    log.setCurrentConverter(pattern.typeConverter());
    try {
      return pattern.takesParts() ? convertParts(pattern, op) : convertSingle(pattern, op);
    } finally {
      log.setCurrentConverter(outer);
    }
  }

  private boolean convertSingle(ConversionPattern pattern, Operation op) {
    List<Value> operands = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = log.remap(op.operand(i), op.location());
      if (operand == null) {
        return notifyUnconverted(op, i);
      }
      operands.add(operand);
    }
    return pattern.matchAndRewrite(op, operands, this);
  }

  private boolean convertParts(ConversionPattern pattern, Operation op) {
    List<List<Value>> operands = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      List<Value> operand = log.remapParts(op.operand(i), op.location());
      if (operand == null) {
        return notifyUnconverted(op, i);
      }
      operands.add(operand);
    }
    return pattern.matchAndRewriteParts(op, operands, this);
  }

  private boolean notifyUnconverted(Operation op, int operand) {
    return notifyMatchFailure(op,
        "unable to convert type for operand #" + operand + ", type was " + op.operand(operand).type());
  }

  /** Records why a pattern does not match {@code op}, for the explanation of errors. Returns false. */
  public boolean notifyMatchFailure(OperationRef op, String reason) {
    lastReason = reason;
    if (listener != null) {
      listener.matchFailed(op.operation(), reason);
    }
    return false;
  }

  /**
   * Ends the conversion with an error in the user's program, such as a type that no pattern can convert. Returns false,
   * which the pattern returns in turn.
   */
  public boolean notifyError(Diagnostic diagnostic) {
    error = diagnostic;
    return false;
  }

  /** Returns the error of a pattern, or null. */
  @Nullable Diagnostic error() {
    return error;
  }

  /** Returns and clears the last recorded reason. */
  @Nullable String takeReason() {
    String reason = lastReason;
    lastReason = null;
    return reason;
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  /**
   * Returns the value that replaces {@code value} as an operand of the operation being converted; null if the pattern's
   * converter cannot convert its type.
   */
  public @Nullable Value remappedValue(Value value) {
    return log.remap(value, null);
  }

  /** Returns {@link #remappedValue} of all values; null if a type cannot be converted. */
  public @Nullable List<Value> remappedValues(List<? extends Value> values) {
    List<Value> remapped = new ArrayList<>(values.size());
    for (Value value : values) {
      Value found = remappedValue(value);
      if (found == null) {
        return null;
      }
      remapped.add(found);
    }
    return remapped;
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  /** Replaces the results of {@code op}, whose types can differ, and erases it, both at the end of the conversion. */
  @Override
  public void replaceOp(OperationRef replaced, List<? extends Value> values) {
    Operation op = replaced.operation();
    if (values.size() != op.resultCount()) {
      throw new IllegalArgumentException(
          op.resultCount() + " results of '" + op.name() + "' cannot be replaced by " + values.size() + " values");
    }
    log.replace(op, List.copyOf(values));
  }

  /** Replaces each result of {@code op} by any number of values, and erases it at the end. */
  public void replaceOpWithParts(OperationRef replaced, List<? extends List<? extends Value>> values) {
    Operation op = replaced.operation();
    if (values.size() != op.resultCount()) {
      throw new IllegalArgumentException(
          op.resultCount() + " results of '" + op.name() + "' cannot be replaced by " + values.size() + " lists");
    }
    List<Value> whole = new ArrayList<>(values.size());
    for (int i = 0; i < values.size(); i++) {
      List<Value> parts = List.copyOf(values.get(i));
      if (parts.size() == 1) {
        whole.add(parts.get(0));
        continue;
      }
      whole.add(log.wholeOfParts(parts, op.result(i).type(), op.location(), log.currentConverter(), op.block(), op,
          Cast.Kind.SOURCE));
    }
    log.replace(op, whole);
  }

  /** Erases {@code op} with all nested operations at the end. Its results must have no remaining users then. */
  @Override
  public void eraseOp(OperationRef op) {
    log.replace(op.operation(), Collections.nCopies(op.operation().resultCount(), null));
  }

  /** Changes {@code op} immediately. Its former state is recorded. */
  @Override
  public void modifyOpInPlace(OperationRef op, Runnable change) {
    startOpModification(op);
    change.run();
    finalizeOpModification(op);
  }

  /** Announces that {@code op} is going to be changed in place. */
  public void startOpModification(OperationRef op) {
    log.add(new Change.ModifiedOperation(op.operation()));
  }

  /** Ends an in-place change that {@link #startOpModification} has announced. */
  public void finalizeOpModification(OperationRef op) {
    // Notified at the end of the conversion.
  }

  /** Undoes an in-place change that {@link #startOpModification} has announced. */
  public void cancelOpModification(OperationRef op) {
    log.undoModification(op.operation());
  }

  /** Not supported: a change that was not announced cannot be undone. Use {@link #modifyOpInPlace}. */
  @Override
  public void operationModified(OperationRef op) {
    throw new UnsupportedOperationException(
        "a conversion must know of the change of '" + op.operation().name() + "' before it");
  }

  @Override
  public void setOperand(Operation op, int index, Value value) {
    modifyOpInPlace(op, () -> op.setOperand(index, value));
  }

  @Override
  public void setLocation(Operation op, Location location) {
    modifyOpInPlace(op, () -> op.setLocation(location));
  }

  @Override
  public void moveOpBefore(OperationRef op, OperationRef before) {
    log.add(new Change.MovedOperation(op.operation()));
    op.operation().moveBefore(before.operation());
  }

  @Override
  public void moveOpAfter(OperationRef op, OperationRef after) {
    log.add(new Change.MovedOperation(op.operation()));
    op.operation().moveAfter(after.operation());
  }

  @Override
  public void moveOpToEnd(OperationRef op, Block block) {
    log.add(new Change.MovedOperation(op.operation()));
    op.operation().moveToEnd(block);
  }

  // ---- uses --------------------------------------------------------------------------------------------------------

  /** Replaces uses immediately, as changes in place of their owners. */
  @Override
  public void replaceUsesWithIf(Value from, Value to, Predicate<OpOperand> wanted) {
    OpOperand use = from == to ? null : from.firstUse();
    while (use != null) {
      OpOperand following = use.nextUse();
      if (wanted.test(use)) {
        OpOperand replaced = use;
        modifyOpInPlace(use.owner(), () -> replaced.set(to));
      }
      use = following;
    }
  }

  @Override
  public void replaceAllUsesSilently(Value from, Value to) {
    replaceAllUsesWith(from, to);
  }

  /** Redirects branches immediately, as changes in place of the terminators. */
  @Override
  public void replaceAllUsesWith(Block from, Block to) {
    while (from != to && from.firstUse() != null) {
      modifyOpInPlace(from.firstUse().owner(), () -> from.firstUse().set(to));
    }
  }

  /** Replaces the uses of a block argument at the end; the value may have another type. */
  public void replaceArgument(BlockArgument argument, Value value) {
    log.replaceArgument(argument, value);
  }

  // ---- blocks and regions ------------------------------------------------------------------------------------------

  /** Not supported: use {@link #applySignatureConversion}. */
  @Override
  public BlockArgument addArgument(Block block, Type type, Location location) {
    throw new UnsupportedOperationException("the arguments of a block are changed by a signature conversion");
  }

  /** Removes {@code block} from its region immediately, and erases it with its operations at the end. */
  @Override
  public void eraseBlock(Block block) {
    for (Operation op = block.first(); op != null; op = op.next()) {
      if (!log.isReplaced(op)) {
        eraseOp(op);
      }
    }
    log.add(new Change.ErasedBlock(block));
    block.remove();
  }

  @Override
  public void inlineBlockBefore(Block source, OperationRef before, List<? extends Value> argumentValues) {
    inlineBlock(source, before.operation().block(), before.operation(), argumentValues);
  }

  @Override
  public void mergeBlocks(Block source, Block target, List<? extends Value> argumentValues) {
    inlineBlock(source, target, null, argumentValues);
  }

  private void inlineBlock(
      Block source, Block target, @Nullable Operation before, List<? extends Value> argumentValues) {
    for (int i = 0; i < source.argumentCount(); i++) {
      replaceArgument(source.argument(i), argumentValues.get(i));
    }
    InsertionPoint point = saveInsertionPoint();
    if (!source.isEmpty()) {
      log.add(new Change.InlinedBlock(target, source, observed(source)));
      target.splice(before, source);
    }
    if (point.block() == source) {
      restoreInsertionPoint(new InsertionPoint(target, point.before() == null ? before : point.before()));
    }
    eraseBlock(source);
  }

  /** Returns the operations that branch to {@code block}; empty without a listener. */
  private List<Operation> observedUsers(Block block) {
    if (listener == null) {
      return List.of();
    }
    List<Operation> users = new ArrayList<>();
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      users.add(use.owner());
    }
    return users;
  }

  /** Returns the operations of {@code block}; empty without a listener. */
  private List<Operation> observed(Block block) {
    if (listener == null) {
      return List.of();
    }
    List<Operation> ops = new ArrayList<>();
    block.operations().forEach(ops::add);
    return ops;
  }

  @Override
  public void inlineRegionBefore(Region region, Region target, @Nullable Block before) {
    Block block = region.first();
    while (block != null) {
      Block following = block.next();
      log.add(new Change.MovedBlock(block));
      block.remove();
      target.insertBefore(before, block);
      block = following;
    }
  }

  /** Moves {@code block} to the end of {@code target}. */
  public void moveBlockToEnd(Block block, Region target) {
    log.add(new Change.MovedBlock(block));
    block.remove();
    target.append(block);
  }

  /** Inserts copies of the blocks of {@code region} before {@code before} in {@code target}, or at its end if null. */
  public void cloneRegionBefore(Region region, Region target, @Nullable Block before, IRMapping mapping) {
    List<Block> copies = new ArrayList<>();
    for (Block block = region.first(); block != null; block = block.next()) {
      Block copy = new Block();
      for (int i = 0; i < block.argumentCount(); i++) {
        BlockArgument argument = block.argument(i);
        mapping.map(argument, copy.addArgument(argument.type(), argument.location()));
      }
      mapping.map(block, copy);
      target.insertBefore(before, copy);
      copies.add(copy);
      log.add(new Change.CreatedBlock(copy));
    }
    InsertionPoint point = saveInsertionPoint();
    int index = 0;
    for (Block block = region.first(); index < copies.size(); block = block.next()) {
      setInsertionPointToEnd(copies.get(index++));
      for (Operation op = block.first(); op != null; op = op.next()) {
        clone(op, mapping);
      }
    }
    restoreInsertionPoint(point);
  }

  @Override
  public Block splitBlock(OperationRef op) {
    Block original = op.operation().block();
    Block tail = original.splitBefore(op.operation());
    log.add(new Change.SplitBlock(original, tail));
    return tail;
  }

  // ---- signatures --------------------------------------------------------------------------------------------------

  /**
   * Converts the arguments of all blocks of {@code region} immediately, and later the arguments of blocks that are
   * moved into it. The uses of the arguments are replaced at the end.
   *
   * @param entry the conversion of the first block, or null to convert it like the others
   * @return whether all types can be converted
   */
  public boolean convertRegionTypes(Region region, TypeConverter converter, @Nullable SignatureConversion entry) {
    log.setConverter(region, converter);
    if (region.isEmpty()) {
      return true;
    }
    Block block = region.first().next();
    while (block != null) {
      Block following = block.next();
      if (!convertBlock(block, converter)) {
        return false;
      }
      block = following;
    }
    if (entry == null) {
      return convertBlock(region.first(), converter);
    }
    applySignatureConversion(region.first(), entry, converter);
    return true;
  }

  /** Converts the arguments of {@code block} by {@code converter}. Returns whether all types can be converted. */
  boolean convertBlock(Block block, TypeConverter converter) {
    SignatureConversion signature = converter.convertBlockSignature(block);
    if (signature == null) {
      return false;
    }
    applySignatureConversion(block, signature, converter);
    return true;
  }

  /**
   * Replaces {@code block} immediately by a block with other arguments, and returns it; returns the same block if the
   * types do not change. The uses of the old arguments are replaced at the end. Insertion points in the old block are
   * lost.
   *
   * @param converter creates values of old types that remain in use, or null if none may remain
   */
  public Block applySignatureConversion(
      Block block, SignatureConversion signature, @Nullable TypeConverter converter) {
    if (ValueMapping.haveTypes(block.argumentList(), signature.convertedTypes())) {
      return block;
    }
    Block converted = new Block();
    Location unknown = UnknownLoc.of(context());
    for (Type type : signature.convertedTypes()) {
      converted.addArgument(type, unknown);
    }
    block.parent().insertBefore(block, converted);
    List<Operation> redirected = observedUsers(block);
    Change.ConvertedBlock.redirect(block, converted);
    converted.splice(null, block);
    log.add(new Change.ConvertedBlock(block, converted, converter, observed(converted), redirected));
    for (int i = 0; i < block.argumentCount(); i++) {
      convertArgument(block.argument(i), converted, signature.replacement(i), converter);
    }
    log.add(new Change.ErasedBlock(block));
    block.remove();
    return converted;
  }

  private void convertArgument(BlockArgument old, Block converted,
      SignatureConversion.@Nullable Replacement replacement, @Nullable TypeConverter converter) {
    if (replacement == null) {
      log.replaceArgument(old, log.wholeOfParts(List.of(), old.type(), old.location(), converter, converted,
          converted.first(), Cast.Kind.SOURCE));
      return;
    }
    List<Value> values = replacement.values();
    if (values != null && values.size() == 1) {
      log.replaceArgument(old, values.get(0));
      return;
    }
    if (values == null) {
      values = new ArrayList<>(replacement.count());
      for (int i = 0; i < replacement.count(); i++) {
        BlockArgument argument = converted.argument(replacement.first() + i);
        argument.setLocation(old.location());
        values.add(argument);
      }
    }
    Operation first = converted.first();
    Value whole = values.size() == 1
        ? log.wholeOf(values, old.type(), old.location(), converter, converted, first, Cast.Kind.ARGUMENT)
        : log.wholeOfParts(values, old.type(), old.location(), converter, converted, first, Cast.Kind.ARGUMENT);
    log.replaceArgument(old, whole);
    Type legal = converter != null ? converter.convertType(old) : values.size() == 1 ? values.get(0).type() : null;
    if (legal != null && legal != old.type()) {
      log.map(whole, log.targetOf(whole, legal, old.location(), converter));
    }
  }
}
