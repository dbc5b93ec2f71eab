// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;

/** Functions of characters of one byte. */
final class CharacterFunctions {
  private static final Object[] NONE = {0L};

  private CharacterFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Variables variables = new Variables(context);
    Text text = new Text(context);
    return switch (name) {
      case "CharacterCompareScalar1" -> (arguments, machine) -> new Object[] {(long) compare(
          text.read((MemRef) arguments[0], (Long) arguments[2], machine),
          text.read((MemRef) arguments[1], (Long) arguments[3], machine))};
      case "LenTrim1" -> (arguments, machine) -> new Object[] {(long) trimmed(
          text.read((MemRef) arguments[0], (Long) arguments[1], machine)).length()};
      case "Index1" -> search(text, CharacterSearch::index);
      case "Scan1" -> search(text, (all, set, isBackwards) -> CharacterSearch.find(all, set, true, isBackwards));
      case "Verify1" -> search(text, (all, set, isBackwards) -> CharacterSearch.find(all, set, false, isBackwards));
      case "Trim" -> (arguments, machine) -> {
        Descriptor source = Descriptor.of(arguments[1], machine);
        return result(arguments[0], trimmed(scalar(source, text, machine)), source, text, variables, machine);
      };
      case "Adjustl" -> (arguments, machine) -> {
        Descriptor source = Descriptor.of(arguments[1], machine);
        String all = scalar(source, text, machine);
        String kept = all.stripLeading();
        return result(arguments[0], kept + " ".repeat(all.length() - kept.length()), source, text, variables, machine);
      };
      case "Adjustr" -> (arguments, machine) -> {
        Descriptor source = Descriptor.of(arguments[1], machine);
        String all = scalar(source, text, machine);
        String kept = trimmed(all);
        return result(arguments[0], " ".repeat(all.length() - kept.length()) + kept, source, text, variables, machine);
      };
      case "Repeat" -> (arguments, machine) -> {
        Descriptor source = Descriptor.of(arguments[1], machine);
        long count = Math.max((Long) arguments[2], 0);
        machine.step(Math.multiplyExact(count, source.elementBytes()));
        machine.charge(Math.multiplyExact(count, source.elementBytes()));
        String repeated = scalar(source, text, machine).repeat(Math.toIntExact(count));
        return result(arguments[0], repeated, source, text, variables, machine);
      };
      default -> null;
    };
  }

  private interface Search {
    int find(String text, String wanted, boolean isBackwards);
  }

  private static Primitive search(Text text, Search search) {
    return (arguments, machine) -> new Object[] {(long) search.find(
        text.read((MemRef) arguments[0], (Long) arguments[1], machine),
        text.read((MemRef) arguments[2], (Long) arguments[3], machine), (Long) arguments[4] != 0)};
  }

  private static String scalar(Descriptor source, Text text, Machine machine) {
    if (source.rank() > 0) {
      throw new UnsupportedOperationException("an array of characters");
    }
    return text.read(source.base(), source.elementBytes(), machine);
  }

  private static Object[] result(
      Object variable, String value, Descriptor like, Text text, Variables variables, Machine machine) {
    variables.write(variable,
        Descriptor.ofScalar(text.allocate(value, machine), like.elementType(), value.length()).asAllocatable(true));
    return NONE;
  }

  private static String trimmed(String text) {
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == ' ') {
      end--;
    }
    return text.substring(0, end);
  }

  /** The shorter text is padded with blanks. */
  private static int compare(String left, String right) {
    int length = Math.max(left.length(), right.length());
    for (int i = 0; i < length; i++) {
      char a = i < left.length() ? left.charAt(i) : ' ';
      char b = i < right.length() ? right.charAt(i) : ' ';
      if (a != b) {
        return a < b ? -1 : 1;
      }
    }
    return 0;
  }
}
