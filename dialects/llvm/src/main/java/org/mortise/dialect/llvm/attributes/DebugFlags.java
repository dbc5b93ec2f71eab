// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.parameters.ParameterEncodings;
import org.mortise.ir.parameters.ParameterForm;

/**
 * Flags of the debug information: one bare word, or several in a string, separated by bars.
 *
 * @param description the flags in errors
 * @param zero the word for no flag, or null
 * @param flags the words and their bits, in the order in which they are printed
 */
record DebugFlags(String description, @Nullable String zero, List<Flag> flags) {
  /** A keyword for a set of bits. */
  record Flag(String name, int bits) {}

  /** Keywords that hide other keywords with the same bits. */
  private static final List<String> VISIBILITIES = List.of("Public", "Protected", "Private");

  /** The flags of types. */
  static final ParameterForm<Integer> DI_FLAGS = form("LLVM DI flags", "DIFlags", "Zero", List.of(
      new Flag("Public", 3),
      new Flag("Protected", 2),
      new Flag("Private", 1),
      bit("Bit0", 0),
      bit("Bit1", 1),
      bit("FwdDecl", 2),
      bit("AppleBlock", 3),
      bit("ReservedBit4", 4),
      bit("Virtual", 5),
      bit("Artificial", 6),
      bit("Explicit", 7),
      bit("Prototyped", 8),
      bit("ObjcClassComplete", 9),
      bit("ObjectPointer", 10),
      bit("Vector", 11),
      bit("StaticMember", 12),
      bit("LValueReference", 13),
      bit("RValueReference", 14),
      bit("ExportSymbols", 15),
      bit("SingleInheritance", 16),
      bit("MultipleInheritance", 16),
      bit("VirtualInheritance", 16),
      bit("IntroducedVirtual", 18),
      bit("BitField", 19),
      bit("NoReturn", 20),
      bit("TypePassByValue", 22),
      bit("TypePassByReference", 23),
      bit("EnumClass", 24),
      bit("Thunk", 25),
      bit("NonTrivial", 26),
      bit("BigEndian", 27),
      bit("LittleEndian", 28),
      bit("AllCallsDescribed", 29)));

  static final ParameterForm<Integer> SUBPROGRAM_FLAGS = form(
      "LLVM DISubprogram flags", "DISubprogramFlags", null, List.of(
      bit("Virtual", 0),
      bit("PureVirtual", 1),
      bit("LocalToUnit", 2),
      bit("Definition", 3),
      bit("Optimized", 4),
      bit("Pure", 5),
      bit("Elemental", 6),
      bit("Recursive", 7),
      bit("MainSubprogram", 8),
      bit("Deleted", 9),
      bit("ObjCDirect", 11)));

  private static Flag bit(String name, int number) {
    return new Flag(name, 1 << number);
  }

  private static ParameterForm<Integer> form(
      String description, String type, @Nullable String zero, List<Flag> flags) {
    DebugFlags debugFlags = new DebugFlags(description, zero, flags);
    return new ParameterForm<Integer>(type, debugFlags::parse, debugFlags::print)
        .withEncoding(ParameterEncodings.UINT32);
  }

  private int parse(AsmParser parser) {
    int start = parser.position();
    String words = parser.parseOptionalKeywordOrString();
    if (words == null) {
      throw parser.error("expected keyword for " + description);
    }
    int bits = words.equals(zero) ? 0 : bitsOf(words);
    if (bits < 0) {
      throw parser.error(start, "expected one of [" + String.join(", ", names()) + "] for " + description
          + ", got: " + unknownOf(words));
    }
    return bits;
  }

  /** Returns the bits of all words, or -1 if one is not known. */
  private int bitsOf(String words) {
    int bits = 0;
    for (String word : words.split("\\|", -1)) {
      Flag flag = find(word.strip());
      if (flag == null) {
        return -1;
      }
      bits |= flag.bits;
    }
    return bits;
  }

  /** Returns the words in the order of their bits. */
  private List<String> names() {
    List<Flag> sorted = new ArrayList<>(flags);
    sorted.sort(Comparator.comparingLong(DebugFlags::order));
    List<String> names = new ArrayList<>();
    if (zero != null) {
      names.add(zero);
    }
    for (Flag flag : sorted) {
      names.add(flag.name);
    }
    return names;
  }

  /** Visibilities, whose bits overlap, come after the bits that they consist of. */
  private static long order(Flag flag) {
    boolean isVisibility = VISIBILITIES.contains(flag.name);
    return isVisibility || flag.bits > 2 ? flag.bits + 2L : flag.bits;
  }

  private String unknownOf(String words) {
    for (String word : words.split("\\|", -1)) {
      if (find(word.strip()) == null) {
        return word.strip();
      }
    }
    return words;
  }

  private @Nullable Flag find(String name) {
    for (Flag flag : flags) {
      if (flag.name.equals(name)) {
        return flag;
      }
    }
    return null;
  }

  private void print(AsmPrinter printer, int bits) {
    String text = textOf(bits);
    for (Flag flag : flags) {
      if (flag.bits == bits) {
        printer.print(text);
        return;
      }
    }
    printer.print('"').print(text).print('"');
  }

  private String textOf(int bits) {
    List<String> words = new ArrayList<>();
    int hidden = 0;
    for (Flag flag : flags) {
      if ((bits & flag.bits) == flag.bits && (hidden & flag.bits) == 0) {
        words.add(flag.name);
        hidden |= VISIBILITIES.contains(flag.name) ? flag.bits : 0;
      }
    }
    return String.join("|", words);
  }
}
