// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.FieldIndexOp;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.FieldType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.types.IntegerType;

/**
 * Copies elements of arrays in memory: characters by moving their bytes, derived types component by component if a
 * shallow copy suffices and otherwise by the runtime library, all others by their value.
 */
final class ElementCopy {
  private final OpBuilder builder;
  private final Location location;
  private final RuntimeCalls calls;

  ElementCopy(OpBuilder builder, Location location, RuntimeCalls calls) {
    this.builder = builder;
    this.location = location;
    this.calls = calls;
  }

  /** Returns whether memory for such elements must be initialized before assignments, and destroyed at the end. */
  static boolean needsInitialization(Type element) {
    if (element instanceof RecordType derived) {
      for (RecordType.Member component : derived.components()) {
        if (isAllocatable(component.type()) || needsInitialization(EntityTypes.unwrapArray(component.type()))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isAllocatable(Type component) {
    return component instanceof BaseBoxType box && box.elementType() instanceof HeapType;
  }

  /**
   * Copies the element at {@code source} to {@code target}.
   *
   * @param lengths the length parameters that its type leaves open
   */
  void assign(Value target, Value source, List<Value> lengths) {
    Type type = EntityTypes.unwrapAddress(target.type());
    if (type instanceof CharacterType character) {
      moveCharacters(target, source, character, character.hasDynamicLength() && !lengths.isEmpty()
          ? lengths.get(0)
          : index(character.length()));
    } else if (type instanceof RecordType derived) {
      if (isPlain(derived)) {
        assignComponents(target, source, derived);
      } else {
        calls.assign(builder, location, target, source);
      }
    } else {
      Value value = LoadOp.create(builder, location, type, source);
      StoreOp.create(builder, location, value, target);
    }
  }

  /** Returns whether an assignment equals a copy of all components, because none has its own assignment. */
  private static boolean isPlain(RecordType derived) {
    for (RecordType.Member component : derived.components()) {
      Type type = component.type();
      if (EntityTypes.unwrapArray(type) instanceof RecordType || isAllocatable(type)
          || type instanceof SequenceType array && array.hasDynamicExtents()
          || EntityTypes.unwrapArray(type) instanceof CharacterType text && text.hasDynamicLength()) {
        return false;
      }
    }
    return derived.lengthParameters().isEmpty();
  }

  private void assignComponents(Value target, Value source, RecordType derived) {
    for (RecordType.Member component : derived.components()) {
      Value from = component(source, derived, component);
      Value to = component(target, derived, component);
      if (component.type() instanceof SequenceType array) {
        assignArray(to, from, array);
      } else {
        assignScalar(to, from, component.type());
      }
    }
  }

  private Value component(Value element, RecordType derived, RecordType.Member component) {
    StringAttr name = StringAttr.of(builder.context(), component.name());
    Value field = FieldIndexOp.create(
        builder, location, FieldType.of(builder.context()), List.of(), name, TypeAttr.of(derived));
    return ElementAddress.part(builder, location, element, List.of(field), component.type());
  }

  private void assignArray(Value target, Value source, SequenceType array) {
    Value zero = index(0);
    Value one = index(1);
    OpBuilder inner = builder;
    List<Value> counters = new ArrayList<>();
    for (int i = array.rank() - 1; i >= 0; i--) {
      Value last = ConstantOp.createIndex(inner, location, array.extent(i) - 1);
      CountedLoop loop = CountedLoop.create(inner, location, zero, last, one);
      counters.add(0, loop.counter());
      inner = loop.body();
    }
    Type element = array.elementType();
    ElementCopy copy = new ElementCopy(inner, location, calls);
    Value to = ElementAddress.part(inner, location, target, counters, element);
    Value from = ElementAddress.part(inner, location, source, counters, element);
    copy.assignScalar(to, from, element);
  }

  private void assignScalar(Value target, Value source, Type type) {
    if (type instanceof CharacterType) {
      index(((CharacterType) type).length()); // the length of the source, as in flang
    }
    assign(target, source, List.of());
  }

  private void moveCharacters(Value target, Value source, CharacterType type, Value length) {
    IntegerType i64 = IntegerType.of(builder.context(), Long.SIZE);
    Value unit = ConstantOp.createInteger(builder, location, i64, ElementLengths.bytesOf(type));
    Value count = ConvertOp.create(builder, location, i64, length);
    Value bytes = MulIOp.create(builder, location, unit, count);
    calls.move(builder, location, target, source, bytes);
  }

  private Value index(long value) {
    return ConstantOp.createIndex(builder, location, value);
  }
}
