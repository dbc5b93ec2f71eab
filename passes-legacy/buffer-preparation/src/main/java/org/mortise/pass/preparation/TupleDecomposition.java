// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.TupleType;

/**
 * Flattens tuples, including nested ones. MLIR has no operations on tuples, so the names of two operations are
 * parameters: one that creates a tuple of its operands, and one that extracts the element at the index given by its
 * attribute {@code index}. Linear in the number of elements; recursive in the nesting of tuples.
 */
public final class TupleDecomposition implements TypeDecomposition<TupleType> {
  private final String makeTuple;
  private final String getTupleElement;

  /** Creates a decomposition that uses operations of the given names. */
  public TupleDecomposition(String makeTuple, String getTupleElement) {
    this.makeTuple = makeTuple;
    this.getTupleElement = getTupleElement;
  }

  /** Returns a decomposition that uses the operations of the test dialect. */
  public static TupleDecomposition ofTestDialect() {
    return new TupleDecomposition("test.make_tuple", "test.get_tuple_element");
  }

  @Override
  public List<Type> types(TupleType type) {
    List<Type> flat = new ArrayList<>();
    flatten(type, flat);
    return flat;
  }

  private static void flatten(TupleType type, List<Type> flat) {
    for (Type element : type.types()) {
      if (element instanceof TupleType nested) {
        flatten(nested, flat);
      } else {
        flat.add(element);
      }
    }
  }

  @Override
  public Value pack(OpBuilder builder, Location location, TupleType type, List<Value> parts) {
    return pack(builder, location, type, parts.iterator());
  }

  private Value pack(OpBuilder builder, Location location, TupleType type, Iterator<Value> parts) {
    List<Value> elements = new ArrayList<>(type.size());
    List<Type> types = new ArrayList<>(type.size());
    for (Type element : type.types()) {
      Value value = element instanceof TupleType nested ? pack(builder, location, nested, parts) : parts.next();
      elements.add(value);
      types.add(value.type());
    }
    OperationState state = builder.state(location, makeTuple)
        .addOperands(elements)
        .addResultType(TupleType.of(builder.context(), types));
    return builder.create(state).result(0);
  }

  @Override
  public List<Value> unpack(OpBuilder builder, Location location, TupleType type, Value value) {
    List<Value> flat = new ArrayList<>();
    unpack(builder, location, type, value, flat);
    return flat;
  }

  private void unpack(OpBuilder builder, Location location, TupleType type, Value value, List<Value> flat) {
    for (int i = 0; i < type.size(); i++) {
      OperationState state = builder.state(location, getTupleElement)
          .addOperand(value)
          .addAttribute("index", IntegerAttr.of(IntegerType.of(builder.context(), 32), i))
          .addResultType(type.type(i));
      Value element = builder.create(state).result(0);
      if (type.type(i) instanceof TupleType nested) {
        unpack(builder, location, nested, element, flat);
      } else {
        flat.add(element);
      }
    }
  }
}
