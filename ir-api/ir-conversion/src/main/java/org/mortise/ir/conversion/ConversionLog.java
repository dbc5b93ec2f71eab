// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.builtin.UnrealizedConversionCastOp;

/** The changes of a conversion so far, and derived facts. Undoing costs as much as the undone changes. */
final class ConversionLog {
  private final Context context;
  private final boolean canUndo;
  private final List<Change> changes = new ArrayList<>();
  private final ValueMapping mapping = new ValueMapping();
  private final Set<Operation> replaced = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Operation> ignored = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Region, TypeConverter> converters = new IdentityHashMap<>();
  private final Map<Operation, Cast> casts = new IdentityHashMap<>();
  private final Set<Operation> erased = Collections.newSetFromMap(new IdentityHashMap<>());
  private @Nullable TypeConverter currentConverter;
  private boolean needsFinalization;

  /**
   * Creates an empty log.
   *
   * @param canUndo whether changes can be undone
   */
  ConversionLog(Context context, boolean canUndo) {
    this.context = context;
    this.canUndo = canUndo;
  }

  /** Returns whether changes can be undone. */
  boolean canUndo() {
    return canUndo;
  }

  // ---- the list ----------------------------------------------------------------------------------------------------

  int size() {
    return changes.size();
  }

  Change get(int index) {
    return changes.get(index);
  }

  void add(Change change) {
    changes.add(change);
    needsFinalization |= change instanceof Change.InsertedCast || change instanceof Change.ConvertedBlock
        || change instanceof Change.ReplacedOperation replaced && replaced.changesResults();
  }

  /** Returns whether there may be casts to resolve or values of old types to materialize. */
  boolean needsFinalization() {
    return needsFinalization;
  }

  /** Returns whether a change after the first {@code size} changes the program, and not only records a fact. */
  boolean changesProgramAfter(int size) {
    for (int i = size; i < changes.size(); i++) {
      Change change = changes.get(i);
      if (!(change instanceof Change.IgnoredInside || change instanceof Change.MappedValue
          || change instanceof Change.Parts || change instanceof Change.ConvertedRegion
          || change instanceof Change.InsertedCast)) {
        return true;
      }
    }
    return false;
  }

  /** Removes all changes except those that {@code wanted} accepts. */
  void retain(Predicate<Change> wanted) {
    changes.removeIf(wanted.negate());
  }

  /** Undoes all changes after the first {@code size}, if that is possible. */
  void undoTo(int size) {
    if (!canUndo) {
      return;
    }
    while (changes.size() > size) {
      changes.remove(changes.size() - 1).undo();
    }
  }

  /** Returns whether {@code op} has been removed from the program. */
  boolean isErased(Operation op) {
    return erased.contains(op);
  }

  /** Marks {@code op}, which a commit erases, and all operations inside it. */
  void markErased(Operation op) {
    op.walkPreOrder(inner -> {
      erased.add(inner);
    });
  }

  /** Undoes the last in-place modification of {@code op}. */
  void undoModification(Operation op) {
    for (int i = changes.size() - 1; i >= 0; i--) {
      if (changes.get(i) instanceof Change.ModifiedOperation modified && modified.op == op) {
        modified.undo();
        changes.remove(i);
        return;
      }
    }
    throw new IllegalStateException("'" + op.name() + "' is not being changed");
  }

  // ---- facts -------------------------------------------------------------------------------------------------------

  ValueMapping mapping() {
    return mapping;
  }

  @Nullable TypeConverter currentConverter() {
    return currentConverter;
  }

  void setCurrentConverter(@Nullable TypeConverter converter) {
    currentConverter = converter;
  }

  boolean isReplaced(Operation op) {
    return replaced.contains(op);
  }

  void unmarkReplaced(Operation op) {
    replaced.remove(op);
  }

  /** Returns whether {@code op} was replaced, or is inside an operation that was replaced or is recursively legal. */
  boolean isIgnored(Operation op) {
    return replaced.contains(op) || op.parentOp() != null && ignored.contains(op.parentOp());
  }

  void unmarkIgnored(Operation op) {
    ignored.remove(op);
  }

  /** Marks the operations that are inside {@code op} now, so that they are not converted. */
  void ignoreInside(Operation op) {
    if (op.regionCount() == 0) {
      return;
    }
    op.walkPreOrder(inner -> {
      if (inner.regionCount() > 0 && ignored.add(inner)) {
        add(new Change.IgnoredInside(this, inner));
      }
    });
  }

  @Nullable TypeConverter converterOf(Region region) {
    return converters.get(region);
  }

  void setConverter(Region region, TypeConverter converter) {
    add(new Change.ConvertedRegion(this, region, converters.put(region, converter)));
  }

  void restoreConverter(Region region, @Nullable TypeConverter converter) {
    if (converter == null) {
      converters.remove(region);
    } else {
      converters.put(region, converter);
    }
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  void map(Value from, Value to) {
    if (from != to) {
      add(new Change.MappedValue(mapping, from, mapping.put(from, to)));
    }
  }

  void unmap(Value from) {
    add(new Change.MappedValue(mapping, from, mapping.remove(from)));
  }

  void setParts(Value whole, List<Value> parts) {
    mapping.setParts(whole, parts);
    add(new Change.Parts(mapping, whole));
  }

  /** Records that the results of {@code op} are replaced; a null value erases a result. */
  void replace(Operation op, List<? extends @Nullable Value> values) {
    if (!replaced.add(op)) {
      throw new IllegalStateException("'" + op.name() + "' is replaced or erased twice");
    }
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i) != null) {
        map(op.result(i), values.get(i));
      }
    }
    add(new Change.ReplacedOperation(this, op, values));
    ignoreInside(op);
  }

  void replaceArgument(BlockArgument argument, Value value) {
    map(argument, value);
    add(new Change.ReplacedArgument(argument));
  }

  /** Returns a value that represents {@code values}: a cast in {@code block} or after the last definition. */
  Value wholeOf(List<Value> values, Type type, Location location, @Nullable TypeConverter converter, Block block,
      @Nullable Operation before, Cast.Kind kind) {
    if (values.size() == 1 && values.get(0).type() == type) {
      return values.get(0);
    }
    return insertCast(block, before, values, List.of(type), location, converter, kind).result(0);
  }

  /**
   * Returns the value of the old type that represents any number of values: a cast as in {@link #wholeOf}. For patterns
   * that take single values the converter can define another type for it.
   */
  Value wholeOfParts(List<Value> parts, Type type, Location location, @Nullable TypeConverter converter, Block block,
      @Nullable Operation before, Cast.Kind kind) {
    List<Type> types = new ArrayList<>(parts.size());
    parts.forEach(part -> types.add(part.type()));
    Type wanted = converter == null ? type : converter.wholeType(type, types);
    Value converted = wanted == type ? null
        : wholeOf(parts, wanted, location, converter, block, before, Cast.Kind.TARGET);
    Value whole = wholeOf(parts, type, location, converter, block, before, kind);
    setParts(whole, parts);
    if (converted != null) {
      map(whole, converted);
    }
    return whole;
  }

  /** Returns {@code value} converted to {@code type}, which its converter requires, by a cast after its definition. */
  Value targetOf(Value value, Type type, Location location, @Nullable TypeConverter converter) {
    if (value.type() == type) {
      return value;
    }
    return insertAfter(value, List.of(value), List.of(type), location, converter).result(0);
  }

  private Operation insertAfter(Value value, List<? extends Value> inputs, List<Type> types, Location location,
      @Nullable TypeConverter converter) {
    Operation definer = value.definingOp();
    Operation before = definer == null ? value.parentBlock().first() : definer.next();
    return insertCast(value.parentBlock(), before, inputs, types, location, converter, Cast.Kind.TARGET);
  }

  private Operation insertCast(Block block, @Nullable Operation before, List<? extends Value> inputs,
      List<Type> types, Location location, @Nullable TypeConverter converter, Cast.Kind kind) {
    Operation op = Operation.create(
        new OperationState(location, context.operationName(UnrealizedConversionCastOp.NAME))
            .addOperands(inputs).addResultTypes(types));
    block.insertBefore(before, op);
    Cast cast = new Cast(op, converter, kind);
    casts.put(op, cast);
    add(new Change.InsertedCast(this, cast));
    return op;
  }

  /** Returns the cast of this conversion whose operation is {@code op}, or null. */
  @Nullable Cast castOf(@Nullable Operation op) {
    return op == null ? null : casts.get(op);
  }

  void forget(Cast cast) {
    casts.remove(cast.op());
  }

  /**
   * Returns the value that a pattern receives in place of the operand {@code value}. If the converter converts the type
   * to one type, the value has that type. Returns null if the converter fails.
   */
  @Nullable Value remap(Value value, @Nullable Location location) {
    TypeConverter converter = currentConverter;
    if (converter == null) {
      return mapping.last(value);
    }
    List<Type> types = converter.convertTypes(value);
    if (types == null) {
      return null;
    }
    if (types.size() != 1) {
      return mapping.last(value);
    }
    Type type = types.get(0);
    Value found = mapping.lookup(value, type);
    if (found.type() == type) {
      return found;
    }
    Value cast = targetOf(found, type, location == null ? value.location() : location, converter);
    map(found, cast);
    return cast;
  }

  /** Like {@link #remap}, with all values of a 1:N conversion. */
  @Nullable List<Value> remapParts(Value value, Location location) {
    TypeConverter converter = currentConverter;
    List<Type> types = converter == null ? null : converter.convertTypes(value);
    if (converter != null && types == null) {
      return null;
    }
    if (types == null || types.size() == 1) {
      Value single = remap(value, location);
      return single == null ? null : List.of(single);
    }
    List<Value> known = mapping.lookupParts(value, types);
    if (known != null) {
      return known;
    }
    Value last = mapping.last(value);
    Operation cast = types.isEmpty() ? null : insertAfter(last, List.of(last), types, location, converter);
    List<Value> parts = cast == null ? List.of() : List.of(cast.results());
    setParts(last, parts);
    return parts;
  }
}
