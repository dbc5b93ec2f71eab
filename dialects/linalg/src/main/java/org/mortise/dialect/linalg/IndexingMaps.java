// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.syntax.OpAsmParser;

/** The attribute {@code indexing_maps} of named operations that can transpose and broadcast their operands. */
final class IndexingMaps {
  static final String NAME = "indexing_maps";

  private IndexingMaps() {}

  /** Returns the maps of an attribute. */
  static List<AffineMap> of(ArrayAttr attribute) {
    List<AffineMap> maps = new ArrayList<>(attribute.elements().size());
    for (Attribute each : attribute.elements()) {
      maps.add(((AffineMapAttr) each).map());
    }
    return maps;
  }

  static ArrayAttr attribute(Context context, List<AffineMap> maps) {
    List<Attribute> attributes = new ArrayList<>(maps.size());
    for (AffineMap map : maps) {
      attributes.add(AffineMapAttr.of(context, map));
    }
    return ArrayAttr.of(context, attributes);
  }

  /** Returns what makes the maps of a row of {@link NamedStructure}. */
  static Function<Context, Attribute> ofRow(String... row) {
    return context -> attribute(context, new NamedStructure(List.of(row), false).defaultIndexingMaps());
  }

  /** Returns an identity map for each of some operands of a rank. */
  static ArrayAttr identities(Context context, int operands, int rank) {
    return attribute(context, Collections.nCopies(operands, AffineMap.identity(rank)));
  }

  /** Parses {@code indexing_maps = [...]}, or returns null if the keyword is absent. */
  static @Nullable ArrayAttr parseOptional(OpAsmParser parser) {
    if (!parser.parseOptionalKeyword(NAME)) {
      return null;
    }
    parser.parsePunctuation("=");
    ArrayAttr maps = parser.parseAttribute(ArrayAttr.class, null);
    for (Attribute each : maps.elements()) {
      if (!(each instanceof AffineMapAttr)) {
        throw parser.error("element of indexing_maps array is not an affine_map");
      }
    }
    return maps;
  }
}
