// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * One change of a conversion. Changes are undone in reverse order, so each is undone in the state right after it;
 * undoing costs as much as the change itself.
 */
abstract sealed class Change {
  /** Restores the state before the change. */
  abstract void undo();

  /** A change of a block whose arguments may have to be converted in turn. */
  abstract static sealed class OfBlock extends Change {
    final Block block;

    OfBlock(Block block) {
      this.block = block;
    }
  }

  /** An operation was created and inserted. */
  static final class CreatedOperation extends Change {
    final Operation op;

    CreatedOperation(Operation op) {
      this.op = op;
    }

    @Override
    void undo() {
      PatternRewriter.dropAllUses(op);
      for (int i = 0; i < op.regionCount(); i++) {
        dropBlocks(op.region(i));
      }
      op.erase();
    }

    private static void dropBlocks(Region region) {
      for (Block block = region.first(); block != null; block = region.first()) {
        drop(block);
      }
    }
  }

  private static void drop(Block block) {
    while (block.firstUse() != null) {
      block.firstUse().set(null);
    }
    for (int i = 0; i < block.argumentCount(); i++) {
      PatternRewriter.dropAllUses(block.argument(i));
    }
    block.erase();
  }

  /** An operation was moved. */
  static final class MovedOperation extends Change {
    final Operation op;
    final Block from;
    final @Nullable Operation before;

    /** Creates the change before {@code op} is moved. */
    MovedOperation(Operation op) {
      this.op = op;
      this.from = op.block();
      this.before = op.next();
    }

    @Override
    void undo() {
      op.remove();
      from.insertBefore(before, op);
    }
  }

  /** An operation is changed in place. */
  static final class ModifiedOperation extends Change {
    final Operation op;
    private final Location location;
    private final Value[] operands;
    private final Type[] types;
    private final Block[] successors;
    private final DictionaryAttr discardable;
    private final Attribute[] properties;

    /** Creates the change before {@code op} is changed. */
    ModifiedOperation(Operation op) {
      this.op = op;
      this.location = op.location();
      this.operands = op.operands();
      this.types = new Type[op.resultCount()];
      for (int i = 0; i < types.length; i++) {
        types[i] = op.result(i).type();
      }
      this.successors = op.successors();
      this.discardable = op.discardableAttributes();
      this.properties = new Attribute[op.propertyCount()];
      for (int i = 0; i < properties.length; i++) {
        properties[i] = op.property(i);
      }
    }

    @Override
    void undo() {
      op.setLocation(location);
      op.setDiscardableAttributes(discardable);
      for (int i = 0; i < properties.length; i++) {
        op.setProperty(i, properties[i]);
      }
      op.setOperands(Arrays.asList(operands));
      for (int i = 0; i < types.length; i++) {
        op.result(i).setType(types[i]);
      }
      for (int i = 0; i < successors.length; i++) {
        op.setSuccessor(i, successors[i]);
      }
    }
  }

  /** An operation was replaced or erased; it remains in the program until the conversion ends. */
  static final class ReplacedOperation extends Change {
    final Operation op;
    final @Nullable TypeConverter converter;
    final List<? extends @Nullable Value> values;
    private final ConversionLog log;

    ReplacedOperation(ConversionLog log, Operation op, List<? extends @Nullable Value> values) {
      this.log = log;
      this.op = op;
      this.values = values;
      this.converter = log.currentConverter();
    }

    /** Returns whether a result was erased or replaced by a value of another type. */
    boolean changesResults() {
      for (int i = 0; i < values.size(); i++) {
        Value value = values.get(i);
        if (value == null || value.type() != op.result(i).type()) {
          return true;
        }
      }
      return false;
    }

    @Override
    void undo() {
      log.unmarkReplaced(op);
    }
  }

  /** The operations inside an operation need not be converted. */
  static final class IgnoredInside extends Change {
    private final ConversionLog log;
    private final Operation op;

    IgnoredInside(ConversionLog log, Operation op) {
      this.log = log;
      this.op = op;
    }

    @Override
    void undo() {
      log.unmarkIgnored(op);
    }
  }

  /** A value is replaced by another when the conversion ends. */
  static final class MappedValue extends Change {
    private final ValueMapping mapping;
    private final Value from;
    private final @Nullable Value old;

    MappedValue(ValueMapping mapping, Value from, @Nullable Value old) {
      this.mapping = mapping;
      this.from = from;
      this.old = old;
    }

    @Override
    void undo() {
      mapping.restore(from, old);
    }
  }

  /** A value represents several converted values. */
  static final class Parts extends Change {
    private final ValueMapping mapping;
    private final Value whole;

    Parts(ValueMapping mapping, Value whole) {
      this.mapping = mapping;
      this.whole = whole;
    }

    @Override
    void undo() {
      mapping.setParts(whole, null);
    }
  }

  /** The uses of a block argument are replaced when the conversion ends. */
  static final class ReplacedArgument extends Change {
    final BlockArgument argument;

    ReplacedArgument(BlockArgument argument) {
      this.argument = argument;
    }

    @Override
    void undo() {
      // The mapping of the argument is a separate change.
    }
  }

  /** A cast was inserted, which a materialization replaces if it is still used when the conversion ends. */
  static final class InsertedCast extends Change {
    final Cast cast;
    private final ConversionLog log;

    InsertedCast(ConversionLog log, Cast cast) {
      this.log = log;
      this.cast = cast;
    }

    @Override
    void undo() {
      log.forget(cast);
      PatternRewriter.dropAllUses(cast.op());
      cast.op().erase();
    }
  }

  /** The blocks of a region are converted by a converter. */
  static final class ConvertedRegion extends Change {
    private final ConversionLog log;
    private final Region region;
    private final @Nullable TypeConverter old;

    ConvertedRegion(ConversionLog log, Region region, @Nullable TypeConverter old) {
      this.log = log;
      this.region = region;
      this.old = old;
    }

    @Override
    void undo() {
      log.restoreConverter(region, old);
    }
  }

  /** A block was created and inserted. */
  static final class CreatedBlock extends OfBlock {
    CreatedBlock(Block block) {
      super(block);
    }

    @Override
    void undo() {
      drop(block);
    }
  }

  /** A block was moved. */
  static final class MovedBlock extends OfBlock {
    final Region region;
    final @Nullable Block before;

    /** Creates the change before {@code block} is moved. */
    MovedBlock(Block block) {
      super(block);
      this.region = block.parent();
      this.before = block.next();
    }

    @Override
    void undo() {
      block.remove();
      region.insertBefore(before, block);
    }
  }

  /** A block was erased: it has left its region, and its operations are marked as replaced. */
  static final class ErasedBlock extends Change {
    final Block block;
    private final Region region;
    private final @Nullable Block before;

    /** Creates the change before {@code block} is erased. */
    ErasedBlock(Block block) {
      this.block = block;
      this.region = block.parent();
      this.before = block.next();
    }

    @Override
    void undo() {
      region.insertBefore(before, block);
    }
  }

  /** The operations of a block were moved into another block, between known neighbours. */
  static final class InlinedBlock extends OfBlock {
    private final Block source;
    final List<Operation> moved;
    private final @Nullable Operation first;
    private final @Nullable Operation last;

    /** Creates the change before the operations are moved. The listener is notified of {@code moved}. */
    InlinedBlock(Block target, Block source, List<Operation> moved) {
      super(target);
      this.source = source;
      this.moved = moved;
      this.first = source.first();
      this.last = source.last();
    }

    @Override
    void undo() {
      Operation op = first;
      while (op != null) {
        Operation following = op == last ? null : op.next();
        op.remove();
        source.append(op);
        op = following;
      }
    }
  }

  /** The operations at the end of a block were moved into a new block after it. */
  static final class SplitBlock extends OfBlock {
    private final Block original;

    SplitBlock(Block original, Block tail) {
      super(tail);
      this.original = original;
    }

    @Override
    void undo() {
      original.splice(null, block);
      drop(block);
    }
  }

  /** The operations of a block were moved into a new block with converted arguments, which branches use now. */
  static final class ConvertedBlock extends Change {
    final Block old;
    final Block converted;
    final @Nullable TypeConverter converter;
    final List<Operation> moved;
    final List<Operation> redirected;

    /** Creates the change after the move. The listener is notified of {@code moved} and {@code redirected}. */
    ConvertedBlock(Block old, Block converted, @Nullable TypeConverter converter, List<Operation> moved,
        List<Operation> redirected) {
      this.old = old;
      this.converted = converted;
      this.converter = converter;
      this.moved = moved;
      this.redirected = redirected;
    }

    @Override
    void undo() {
      old.splice(null, converted);
      redirect(converted, old);
      drop(converted);
    }

    static void redirect(Block from, Block to) {
      for (BlockOperand use = from.firstUse(); use != null; use = from.firstUse()) {
        use.set(to);
      }
    }
  }
}
