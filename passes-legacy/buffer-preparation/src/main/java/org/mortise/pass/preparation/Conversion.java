// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.logging.LogComponent;
import org.slf4j.Logger;

/**
 * The state of one run: the conversions of all operations and values. Until {@link #commit}, operations are only added
 * beside the existing ones, and {@link #undo} removes them.
 */
final class Conversion {
  private static final Logger LOG = LogComponent.CONVERSION.logger();

  private final BufferTypeConverter types;
  private final OpBuilder builder;
  private final List<OpConversion> conversions = new ArrayList<>();
  private final Map<Operation, OpConversion> users = new IdentityHashMap<>();
  private final Map<Block, BlockConversion> blocks = new IdentityHashMap<>();
  private final Map<Operation, FunctionConversion> functions = new IdentityHashMap<>();
  private final Map<Type, Parts> parts = new IdentityHashMap<>();
  private final Map<Value, ConvertedValue> converted = new IdentityHashMap<>();
  private final Map<Value, Value> targets = new IdentityHashMap<>();
  private final List<Operation> inserted = new ArrayList<>();
  private final List<Operation> failedAt = new ArrayList<>();
  private final List<Location> failureLocations = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();
  /** The location for new operations. */
  private Location location;

  Conversion(BufferTypeConverter types, Operation root) {
    this.types = types;
    this.builder = new OpBuilder(root.context());
    builder.setListener(new OpBuilder.Listener() {
      @Override
      public void operationInserted(Operation op) {
        inserted.add(op);
      }
    });
  }

  BufferTypeConverter types() {
    return types;
  }

  OpBuilder builder() {
    return builder;
  }

  static void checkType(Value value, Type expected) {
    if (value.type() != expected) {
      throw new PreparationException("unpacking gave type '" + value.type() + "' instead of '" + expected + "'");
    }
  }

  // ---- conversions --------------------------------------------------------------------------------------------------

  void add(OpConversion conversion) {
    conversions.add(conversion);
  }

  /** Records that {@code op} has uses that {@code conversion} removes. */
  void addUser(Operation op, OpConversion conversion) {
    users.put(op, conversion);
  }

  void addBlock(Block block, BlockConversion conversion) {
    blocks.put(block, conversion);
  }

  void addFunction(Operation op, FunctionConversion conversion) {
    functions.put(op, conversion);
  }

  /** Returns the conversion of the block's arguments, or null. */
  @Nullable BlockConversion block(Block block) {
    return blocks.get(block);
  }

  /** Returns the conversion of a function, or null. */
  @Nullable FunctionConversion function(Operation op) {
    return functions.get(op);
  }

  Parts partsOf(Type type) {
    Parts known = parts.get(type);
    if (known == null) {
      known = Parts.of(types, type);
      parts.put(type, known);
    }
    return known;
  }

  List<Parts> partsOf(List<Type> list) {
    List<Parts> all = new ArrayList<>(list.size());
    for (Type type : list) {
      all.add(partsOf(type));
    }
    return all;
  }

  boolean converts(OpOperand use) {
    OpConversion user = users.get(use.owner());
    return user != null && user.converts(use);
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  ConvertedValue declare(Value old, List<Value> values) {
    ConvertedValue value = new ConvertedValue(old, partsOf(old.type()), values);
    converted.put(old, value);
    return value;
  }

  /**
   * Returns the converted parts of a value. Operations needed for them are inserted at the builder's position, or after
   * the definition of the value.
   */
  List<Value> take(Value value, Location location) {
    ConvertedValue known = converted.get(value);
    if (known != null) {
      return known.take(this, location);
    }
    Parts wanted = partsOf(value.type());
    List<Value> taken = wanted.isDecomposed() ? types.unpack(builder, location, value) : List.of(value);
    if (taken.size() != wanted.list().size()) {
      throw new PreparationException(
          "unpacking type '" + value.type() + "' does not give " + wanted.list().size() + " values");
    }
    List<Value> result = new ArrayList<>(taken.size());
    for (int i = 0; i < taken.size(); i++) {
      Part part = wanted.list().get(i);
      checkType(taken.get(i), part.before());
      result.add(part.before() == part.after() ? taken.get(i) : target(taken.get(i), part.after(), location));
    }
    return result;
  }

  /** Returns the materialized value of the type {@code wanted}, created once, right after the definition. */
  private Value target(Value value, Type wanted, Location location) {
    Value known = targets.get(value);
    if (known != null) {
      return known;
    }
    OpBuilder.InsertionPoint here = builder.saveInsertionPoint();
    builder.setInsertionPointAfterValue(value);
    if (builder.insertionOp() == null) {
      builder.restoreInsertionPoint(here);
      return types.toTarget(builder, location, wanted, value);
    }
    Value made = types.toTarget(builder, location, wanted, value);
    builder.restoreInsertionPoint(here);
    targets.put(value, made);
    return made;
  }

  // ---- steps --------------------------------------------------------------------------------------------------------

  /** Sets the location of later values, if it differs from that of the operation. */
  void at(Location place) {
    location = place;
  }

  boolean hasFailed() {
    return !failures.isEmpty();
  }

  void prepare() {
    forAll(OpConversion::declare);
    if (!hasFailed()) {
      forAll(OpConversion::makeViews);
    }
    if (!hasFailed()) {
      forAll(OpConversion::connect);
    }
  }

  private void forAll(BiConsumer<OpConversion, Conversion> step) {
    for (OpConversion conversion : conversions) {
      if (LOG.isTraceEnabled()) {
        LOG.trace("{} for {}", conversion.getClass().getSimpleName(), LogComponent.text(conversion.op));
      }
      tryTo(conversion.op, () -> step.accept(conversion, this));
    }
  }

  void tryTo(Operation op, Runnable action) {
    location = op.location();
    try {
      action.run();
    } catch (PreparationException failure) {
      failedAt.add(op);
      failureLocations.add(location);
      failures.add(failure.getMessage());
    }
  }

  void commit() {
    LOG.debug("converted {} operations and blocks; inserted {} operations", conversions.size(), inserted.size());
    for (OpConversion conversion : conversions) {
      conversion.rewire();
    }
    for (OpConversion conversion : conversions) {
      conversion.finish();
    }
  }

  void undo() {
    LOG.debug("removes {} inserted operations after {} failures", inserted.size(), failures.size());
    for (int i = inserted.size() - 1; i >= 0; i--) {
      Operation op = inserted.get(i);
      op.remove();
      op.dropAllReferences();
    }
    for (int i = conversions.size() - 1; i >= 0; i--) {
      conversions.get(i).undo();
    }
  }

  /** Returns the errors; valid after {@link #undo} only. */
  List<Diagnostic> errors() {
    List<Diagnostic> errors = new ArrayList<>(failures.size());
    for (int i = 0; i < failures.size(); i++) {
      Operation op = failedAt.get(i);
      Location place = failureLocations.get(i);
      errors.add(place == op.location() ? op.error(failures.get(i)) : Diagnostic.error(place, failures.get(i)));
    }
    return errors;
  }
}
