// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

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
 * parameters: an operation that creates a tuple of its operands, and an operation that extracts the element at the
 * index given by its attribute {@code index}. Linear in the number of elements; recursive in the nesting of tuples.
 */
public final class TupleDecomposition {
  private final String makeTuple;
  private final String getTupleElement;

  /** Creates a decomposition that uses operations of the given names. */
  public TupleDecomposition(String makeTuple, String getTupleElement) {
    this.makeTuple = makeTuple;
    this.getTupleElement = getTupleElement;
  }

  /** Adds the three callbacks for tuples to {@code types}. */
  public void addTo(BufferTypeConverter types) {
    types.addDecomposeTypeConversion(TupleType.class, TupleDecomposition::flattenedTypes);
    types.addDecomposeValueConversion(TupleType.class, this::unpack);
    types.addArgumentMaterialization(TupleType.class, this::pack);
  }

  private static List<Type> flattenedTypes(TupleType type) {
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

  /** Returns a tuple type nested as {@code type}, with the given elements. */
  static TupleType withElements(TupleType type, List<Type> elements) {
    return withElements(type, elements.iterator());
  }

  private static TupleType withElements(TupleType type, Iterator<Type> elements) {
    List<Type> types = new ArrayList<>(type.size());
    for (Type element : type.types()) {
      types.add(element instanceof TupleType nested ? withElements(nested, elements) : elements.next());
    }
    return TupleType.of(type.context(), types);
  }

  private Value pack(OpBuilder builder, TupleType type, List<? extends Value> parts, Location location) {
    return pack(builder, type, parts.iterator(), location);
  }

  private Value pack(OpBuilder builder, TupleType type, Iterator<? extends Value> parts, Location location) {
    List<Value> elements = new ArrayList<>(type.size());
    for (Type element : type.types()) {
      elements.add(element instanceof TupleType nested ? pack(builder, nested, parts, location) : parts.next());
    }
    OperationState state = builder.state(location, makeTuple).addOperands(elements).addResultType(type);
    return builder.create(state).result(0);
  }

  private List<Value> unpack(OpBuilder builder, Location location, TupleType type, Value value) {
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
