// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.mortise.execution.ArgumentReader;
import org.mortise.execution.Execution;
import org.mortise.execution.ValueText;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Arguments of a function, independent of an execution. Immutable. */
final class Input {
  private final List<Type> types;
  private final List<Object> values;

  private Input(List<Type> types, List<Object> values) {
    this.types = types;
    this.values = values;
  }

  /** Returns whether the input with a number has far values: every third input. */
  static boolean isFar(int number) {
    return number % 3 == 2;
  }

  /**
   * Generates arguments. An input with an odd number has the opposite conditions of the input before it.
   *
   * @param seed decides the values, together with the number
   * @param aliases whether in odd inputs an argument may be the same buffer as an earlier argument of its type
   * @throws UnsupportedOperationException if values of a type cannot be generated, with the reason
   */
  static Input generate(List<Type> types, long seed, int number, boolean aliases) {
    ValueGenerator generator = ValueGenerator.ofArguments(random(seed, number), isFar(number));
    Random conditions = random(seed, ~(number / 2));
    List<Object> values = new ArrayList<>(types.size());
    Random sharing = random(seed, ~number);
    for (Type type : types) {
      Object value = generator.generate(type);
      int same = aliases && number % 2 == 1 && value instanceof BufferValue ? types.indexOf(type) : values.size();
      if (same < values.size() && sharing.nextBoolean()) {
        values.add(values.get(same));
        continue;
      }
      values.add(ValueGenerator.isBoolean(type) ? conditions.nextBoolean() == (number % 2 == 0) ? -1L : 0L : value);
    }
    return new Input(types, values);
  }

  /**
   * Reads arguments in the syntax of {@code mortise-run --args}.
   *
   * @param execution any execution
   * @throws IllegalArgumentException if the text is malformed, with a message for the user
   */
  static Input read(String text, List<Type> types, Execution execution) {
    List<Object> values = new ArrayList<>(new ArgumentReader(execution).read(text, types));
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i) instanceof MemRef buffer && types.get(i) instanceof BaseMemRefType type) {
        values.set(i, new BufferValue(execution.contents(buffer, ValueFormat.of(type.elementType())), buffer.offset,
            buffer.strides()));
      }
    }
    return new Input(types, values);
  }

  private static Random random(long seed, long number) {
    return new Random(seed * 0x9E3779B97F4A7C15L + number * 0xBF58476D1CE4E5B9L);
  }

  int count() {
    return values.size();
  }

  /** Returns the arguments that are the same buffer as an earlier argument: {@code arguments 0 and 2}. */
  List<String> shared() {
    List<String> shared = new ArrayList<>(0);
    for (int i = 0; i < values.size(); i++) {
      int first = first(i);
      if (first < i) {
        shared.add("arguments " + first + " and " + i);
      }
    }
    return shared;
  }

  /** Returns the first argument that is the same buffer as an argument, or the argument itself. */
  private int first(int index) {
    int first = values.get(index) instanceof BufferValue ? 0 : index;
    while (values.get(first) != values.get(index)) {
      first++;
    }
    return first;
  }

  /**
   * Returns the values for an execution, converting elements to a buffer and a buffer to a tensor if the type requires
   * it.
   *
   * @param wanted the types of the executed function's arguments, which may be more than the values
   */
  List<Object> in(Execution execution, List<Type> wanted) {
    List<Object> arguments = new ArrayList<>(values.size());
    for (int i = 0; i < values.size(); i++) {
      boolean wantsBuffer = wanted.get(i) instanceof BaseMemRefType;
      Object value = values.get(i);
      if (first(i) < i && wantsBuffer) {
        arguments.add(arguments.get(first(i)));
      } else if (value instanceof BufferValue buffer) {
        arguments.add(wantsBuffer ? execution.newBuffer(buffer.contents(), buffer.offset(), buffer.strides())
            : buffer.contents());
      } else if (value instanceof Elements elements && wantsBuffer) {
        arguments.add(execution.newBuffer(elements, 0, MemRef.rowMajor(elements.sizes())));
      } else {
        arguments.add(value);
      }
    }
    return arguments;
  }

  /**
   * Returns the arguments in the syntax of {@code mortise-run --args}.
   *
   * @param execution any execution
   */
  String text(Execution execution) {
    ValueText printer = new ValueText(execution);
    List<String> texts = new ArrayList<>(values.size());
    for (int i = 0; i < values.size(); i++) {
      Object value = values.get(i);
      if (value instanceof BufferValue buffer) {
        texts.add(printer.of(buffer.contents(), buffer.type(((ShapedType) types.get(i)).elementType())));
      } else if (value instanceof Elements elements && types.get(i) instanceof ShapedType shaped) {
        texts.add(printer.of(value, RankedTensorType.of(elements.sizes(), shaped.elementType())));
      } else {
        texts.add(printer.of(value, types.get(i)));
      }
    }
    return String.join(", ", texts);
  }
}
