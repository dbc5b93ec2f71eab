// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.definition.TraitNames;
import org.mortise.ir.Trait;

/** The traits of the framework by the names of MLIR's traits in C++. */
final class TraitTable {
  /** Traits of the framework that are no native traits of MLIR. */
  private static final Set<Trait> DECLARED_OTHERWISE =
      Set.of(Trait.NO_MEMORY_EFFECT, Trait.SINGLE_BLOCK_IMPLICIT_TERMINATOR, Trait.SYMBOL);
  private static final String SYMBOL = "SymbolOpInterface::Trait";
  private static final Map<String, Trait> BY_WORD = new HashMap<>();

  static {
    Trait.all().forEach(trait -> BY_WORD.put(wordOf(trait), trait));
  }

  private TraitTable() {}

  private static String wordOf(Trait trait) {
    return trait.name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether MLIR has the trait: others are ours, or stand for several. */
  static boolean isOfMlir(Trait trait) {
    return DECLARED_OTHERWISE.contains(trait) || trait.bit() != 0 && TraitNames.hasWord(wordOf(trait));
  }

  /** Returns the trait, or null if the framework has none for it. */
  static @Nullable Trait find(String cppName) {
    String word = TraitNames.find(cppName);
    return cppName.equals(SYMBOL) ? Trait.SYMBOL : word == null ? null : BY_WORD.get(word);
  }
}
