// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.testing;

import java.util.Locale;
import java.util.Random;

/**
 * The text of a program that computes values and prints each number on a separate line. Numbers narrower than 64 bits
 * are extended first.
 */
public final class PrintingProgram {
  private static final String DECLARATIONS = """
      func.func private @printI64(i64)
      func.func private @printF32(f32)
      func.func private @printF64(f64)
      func.func private @printNewline()
      """;

  private final StringBuilder functions = new StringBuilder();
  private final StringBuilder body = new StringBuilder();
  private final Random random;
  private int next;

  /** @param seed decides the random numbers */
  public PrintingProgram(long seed) {
    this.random = new Random(seed);
  }

  /** Adds text before {@code @main}. */
  public PrintingProgram declare(String text) {
    functions.append(text).append('\n');
    return this;
  }

  /** Adds operations. */
  public PrintingProgram add(String text) {
    body.append(text).append('\n');
    return this;
  }

  /** Defines a vector or tensor with random elements, at most 9 in magnitude; floating-point ones have fractions. */
  public PrintingProgram random(String name, String type) {
    String dimensions = type.substring(type.indexOf('<') + 1, type.length() - elementType(type).length() - 1);
    int count = 1;
    String[] sizes = dimensions.isEmpty() ? new String[0] : dimensions.split("x");
    for (String size : sizes) {
      count *= Integer.parseInt(size);
    }
    StringBuilder numbers = new StringBuilder();
    for (int i = 0; i < count; i++) {
      numbers.append(i == 0 ? "" : ", ").append(number(elementType(type)));
    }
    String shaped = nest(numbers.toString().split(", "), sizes, 0, new int[1]);
    return add(name + " = arith.constant dense<" + shaped + "> : " + type);
  }

  private static String nest(String[] numbers, String[] sizes, int dimension, int[] position) {
    if (dimension == sizes.length) {
      return numbers[position[0]++];
    }
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < Integer.parseInt(sizes[dimension]); i++) {
      text.append(i == 0 ? "" : ", ").append(nest(numbers, sizes, dimension + 1, position));
    }
    return text.append(']').toString();
  }

  private String number(String type) {
    if (type.equals("i1")) {
      return Boolean.toString(random.nextBoolean());
    }
    return isFloat(type) ? Double.toString(random.nextInt(-36, 37) / 4.0) : Integer.toString(random.nextInt(-9, 10));
  }

  private static boolean isFloat(String type) {
    return type.startsWith("f") || type.startsWith("bf");
  }

  /** Prints all numbers of a value of a static type. */
  public PrintingProgram print(String value, String type) {
    if (!type.contains("<") || type.startsWith("complex")) {
      return printNumber(value, type);
    }
    String[] parts = type.substring(type.indexOf('<') + 1).split("x(?=[\\dfibc])");
    int[] sizes = new int[parts.length - 1];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = Integer.parseInt(parts[i]);
    }
    printElements(value, type, sizes, new int[sizes.length], 0);
    return this;
  }

  private void printElements(String value, String type, int[] sizes, int[] index, int dimension) {
    if (dimension < sizes.length) {
      for (index[dimension] = 0; index[dimension] < sizes[dimension]; index[dimension]++) {
        printElements(value, type, sizes, index, dimension + 1);
      }
      return;
    }
    String element = fresh();
    if (type.startsWith("vector")) {
      StringBuilder position = new StringBuilder();
      for (int i = 0; i < index.length; i++) {
        position.append(i == 0 ? "" : ", ").append(index[i]);
      }
      add(element + " = vector.extract " + value + "[" + position + "] : " + elementType(type) + " from " + type);
    } else {
      StringBuilder position = new StringBuilder();
      for (int i = 0; i < index.length; i++) {
        String constant = fresh();
        add(constant + " = arith.constant " + index[i] + " : index");
        position.append(i == 0 ? "" : ", ").append(constant);
      }
      String operation = type.startsWith("tensor") ? "tensor.extract " : "memref.load ";
      add(element + " = " + operation + value + "[" + position + "] : " + type);
    }
    printNumber(element, elementType(type));
  }

  private PrintingProgram printNumber(String value, String type) {
    if (type.startsWith("complex")) {
      String part = type.substring(type.indexOf('<') + 1, type.length() - 1);
      for (String operation : new String[] {"re", "im"}) {
        String number = fresh();
        add(number + " = complex." + operation + " " + value + " : " + type);
        printNumber(number, part);
      }
      return this;
    }
    String printed = value;
    String printedType = type;
    if (isFloat(type) && !type.equals("f32") && !type.equals("f64")) {
      printedType = "f32";
      printed = convert("arith.extf", value, type, printedType);
    } else if (type.equals("index")) {
      printedType = "i64";
      printed = convert("arith.index_cast", value, type, printedType);
    } else if (type.startsWith("i") && !type.equals("i64")) {
      printedType = "i64";
      printed = convert("arith.extsi", value, type, printedType);
    }
    add("func.call @print" + printedType.toUpperCase(Locale.ROOT) + "(" + printed + ") : (" + printedType
        + ") -> ()");
    return add("func.call @printNewline() : () -> ()");
  }

  private String convert(String operation, String value, String from, String to) {
    String converted = fresh();
    add(converted + " = " + operation + " " + value + " : " + from + " to " + to);
    return converted;
  }

  private static String elementType(String type) {
    int open = type.indexOf('<');
    if (open < 0) {
      return type;
    }
    String inner = type.substring(open + 1, type.length() - 1).replaceAll(",.*", "");
    return inner.replaceFirst("^(\\d+x)+", "");
  }

  private String fresh() {
    return "%printed" + next++;
  }

  @Override
  public String toString() {
    return DECLARATIONS + functions + "func.func @main() {\n" + body + "return\n}\n";
  }
}
