// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.parameters.ParameterEncoding;
import org.mortise.ir.parameters.ParameterForm;

/**
 * Names of the DWARF standard with their numbers. Programs contain the names, bytecode the numbers.
 *
 * @param kind the names in errors
 * @param numbers the number of each name
 * @param names the name of each number
 * @param former the name in MLIR 22.1 of each name of MLIR 19.1 that it does not have
 */
record DwarfNames(
    String kind, Map<String, Integer> numbers, Map<Integer, String> names, Map<String, String> former)
    implements ParameterEncoding<String> {
  /**
   * Creates a table.
   *
   * @param prefix the prefix of all names
   * @param words names and numbers; a number is that of the next name, and the names after it have the numbers after it
   */
  static DwarfNames of(String kind, String prefix, String words) {
    Map<String, Integer> numbers = new HashMap<>();
    Map<Integer, String> names = new HashMap<>();
    int number = 0;
    for (String word : words.split("\\s+")) {
      if (word.startsWith("0x")) {
        number = Integer.decode(word);
      } else {
        numbers.put(prefix + word, number);
        names.put(number, prefix + word);
        number++;
      }
    }
    return new DwarfNames(kind, numbers, names, Map.of());
  }

  /** Returns this table with a name of MLIR 19.1 for a name that MLIR 22.1 has changed. */
  DwarfNames withFormer(String formerName, String name) {
    return new DwarfNames(kind, numbers, names, Map.of(formerName, name));
  }

  /** Returns the form of parameters that are one of the names. */
  ParameterForm<String> form() {
    return new ParameterForm<String>("unsigned", this::parse, this::print).withEncoding(this);
  }

  /** Returns the number of a name; 0 if unknown. */
  int numberOf(String name) {
    return numbers.getOrDefault(name, 0);
  }

  /** Returns the name of a number; null if unknown. */
  @Nullable String nameOf(long number) {
    return number == (int) number ? names.get((int) number) : null;
  }

  private String parse(AsmParser parser) {
    int start = parser.position();
    String word = parser.parseKeyword();
    String name = former.getOrDefault(word, word);
    if (!numbers.containsKey(name)) {
      throw parser.error(start, "invalid debug info debug info " + kind + " name: " + word);
    }
    return name;
  }

  private void print(AsmPrinter printer, String name) {
    if (!printer.version().isNewest()) {
      for (Map.Entry<String, String> renamed : former.entrySet()) {
        if (renamed.getValue().equals(name)) {
          printer.print(renamed.getKey());
          return;
        }
      }
    }
    printer.print(name);
  }

  @Override
  public @Nullable String read(BytecodeInput in, boolean isRequired) {
    long number = in.readVarInt();
    String name = nameOf(number);
    if (name == null && (number != 0 || isRequired)) {
      throw in.error("unknown debug info " + kind + ": " + Long.toUnsignedString(number));
    }
    return name;
  }

  @Override
  public void write(BytecodeOutput out, @Nullable String name, boolean isRequired) {
    out.writeVarInt(name == null ? 0 : numberOf(name));
  }
}
