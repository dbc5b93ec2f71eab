// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;

/** The requirements of a program on its devices: {@code #omp<clause_requires reverse_offload|unified_address>}. */
public final class ClauseRequiresAttr extends OmpAttribute {
  static final String MNEMONIC = "clause_requires";

  private static final String NONE = "none";
  private static final List<String> WORDS =
      List.of("reverse_offload", "unified_address", "unified_shared_memory", "dynamic_allocators");

  private final Set<String> clauses;

  private ClauseRequiresAttr(Context context, Set<String> clauses) {
    super(context);
    this.clauses = Set.copyOf(clauses);
  }

  /** Returns the attribute of these requirements, such as {@code unified_address}; the set may be empty. */
  public static ClauseRequiresAttr of(Context context, Set<String> clauses) {
    return context.unique(new ClauseRequiresAttr(context, clauses));
  }

  /** Returns the requirements. */
  public Set<String> clauses() {
    return clauses;
  }

  /** Parses the words after the mnemonic. */
  static ClauseRequiresAttr parse(AsmParser parser) {
    Set<String> clauses = new HashSet<>();
    try {
      do {
        parseWord(parser, clauses);
      } while (parser.parseOptionalPunctuation("|"));
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("failed to parse ClauseRequiresAttr parameter 'value' which is to be a "
          + "`::mlir::omp::ClauseRequires`"));
    }
    return of(parser.context(), clauses);
  }

  private static void parseWord(AsmParser parser, Set<String> clauses) {
    int position = parser.position();
    String word = parser.parseKeyword();
    if (WORDS.contains(word)) {
      clauses.add(word);
    } else if (!word.equals(NONE)) {
      throw parser.error(position, "expected ::mlir::omp::ClauseRequires to be one of: " + NONE + ", "
          + String.join(", ", WORDS));
    }
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print(' ').print(clauses.isEmpty() ? NONE : "");
    String separator = "";
    for (String word : WORDS) {
      if (clauses.contains(word)) {
        printer.print(separator).print(word);
        separator = "|";
      }
    }
  }

  @Override
  protected int structuralHash() {
    return clauses.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return clauses.equals(((ClauseRequiresAttr) other).clauses);
  }
}
