// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Describes the data layout of types and the properties of the target: attributes without operations. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "dlti")
public final class DltiDialect extends DltiDialectBase {
  @Override
  public List<String> attributeNames() {
    return List.of(
        DataLayoutEntryAttr.MNEMONIC, DataLayoutSpecAttr.MNEMONIC, TargetDeviceSpecAttr.MNEMONIC,
        TargetSystemSpecAttr.MNEMONIC);
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, Type type) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    return switch (mnemonic) {
      case DataLayoutEntryAttr.MNEMONIC -> DataLayoutEntryAttr.parse(parser);
      case DataLayoutSpecAttr.MNEMONIC -> DataLayoutSpecAttr.parse(parser);
      case TargetDeviceSpecAttr.MNEMONIC -> TargetDeviceSpecAttr.parse(parser);
      case TargetSystemSpecAttr.MNEMONIC -> TargetSystemSpecAttr.parse(parser);
      default -> throw parser.error(position, "unknown attribute `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
    };
  }

  @Override
  public @Nullable Diagnostic verifyOperationAttribute(Operation operation, NamedAttribute attribute) {
    return SpecVerifier.verify(operation, attribute);
  }
}
