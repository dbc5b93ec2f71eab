// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Programs with OpenMP: parallel regions, loops, tasks, atomic operations and devices. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "omp", constants = OmpConstraints.class)
public final class OmpDialect extends OmpDialectBase {
  @Override
  public List<String> typeNames() {
    return List.of(MapBoundsType.MNEMONIC);
  }

  @Override
  public List<String> attributeNames() {
    return Stream.concat(
        Arrays.stream(OmpEnum.values()).map(OmpEnum::mnemonic),
        Stream.of(ClauseRequiresAttr.MNEMONIC, DeclareTargetAttr.MNEMONIC, FlagsAttr.MNEMONIC, VersionAttr.MNEMONIC))
        .toList();
  }

  @Override
  public Type parseType(AsmParser parser) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    if (mnemonic.equals(MapBoundsType.MNEMONIC)) {
      return MapBoundsType.of(parser.context());
    }
    throw parser.error(position, "unknown  type `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, Type type) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    for (OmpEnum each : OmpEnum.values()) {
      if (each.mnemonic().equals(mnemonic)) {
        return each.parse(parser);
      }
    }
    return switch (mnemonic) {
      case ClauseRequiresAttr.MNEMONIC -> ClauseRequiresAttr.parse(parser);
      case DeclareTargetAttr.MNEMONIC -> DeclareTargetAttr.parse(parser);
      case FlagsAttr.MNEMONIC -> FlagsAttr.parse(parser);
      case VersionAttr.MNEMONIC -> VersionAttr.parse(parser);
      default -> throw parser.error(position, "unknown attribute `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
    };
  }
}
