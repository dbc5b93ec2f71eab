// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Verifier;
import org.mortise.ir.definition.Folder;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.DynamicIndexList;

/**
 * The syntax in Java that the dialects of files can use.
 *
 * @param libraries the libraries of all bundles
 */
record SyntaxLibraries(List<SyntaxLibrary> libraries) {
  /** The directives of MLIR's own libraries, and those for supplements, which all dialects can use. */
  private static final Map<String, CustomDirective> COMMON = Map.ofEntries(
      Map.entry(DynamicIndexList.NAME, new DynamicIndexList()),
      Map.entry(DynamicIndexList.SCALABLE_NAME, DynamicIndexList.scalable()),
      Map.entry("DimensionList", new Dimensions(true)),
      Map.entry("MNKDimensionList", new Dimensions(false)),
      Map.entry("OptionalDynamicIndexList", new OptionalIndexList()),
      Map.entry("ArrowTypes", new ArrowTypes()),
      Map.entry("BracketedToken", new BracketedToken()),
      Map.entry("OperandsWithTypes", new OperandsWithTypes()),
      Map.entry("PairsAfterCommas", new PairsAfterCommas()),
      Map.entry("RegionWithArguments", new RegionWithArguments()),
      Map.entry("SymbolVisibility", new VisibilityWord()),
      Map.entry("ValueOrType", new ValueOrType()));

  /** Returns the directives for the formats of a dialect. */
  Map<String, CustomDirective> directives(String namespace) {
    Map<String, CustomDirective> directives = new HashMap<>(COMMON);
    for (SyntaxLibrary library : libraries) {
      if (library.namespaces().contains(namespace)) {
        directives.putAll(library.directives(namespace));
      }
    }
    return directives;
  }

  /** Returns the syntax of an operation, or null. */
  @Nullable OpAssembly assembly(String namespace, String operation) {
    return first(namespace, library -> library.assembly(operation));
  }

  /** Returns the names of an operation's results, or null. */
  @Nullable ResultNames resultNames(String namespace, String operation) {
    return first(namespace, library -> library.resultNames(operation));
  }

  /** Returns the check that an operation's syntax needs, or null. */
  @Nullable Verifier verifier(String namespace, String operation) {
    return first(namespace, library -> library.verifier(operation));
  }

  @Nullable Folder folder(String namespace, String operation) {
    return first(namespace, library -> library.folder(operation));
  }

  private <T> @Nullable T first(String namespace, Function<SyntaxLibrary, @Nullable T> part) {
    for (SyntaxLibrary library : libraries) {
      T found = library.namespaces().contains(namespace) ? part.apply(library) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
