// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.types.PlainType;
import org.osgi.service.component.annotations.Component;

/** Programs that control transformations of other programs, with the operations of all extensions. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "transform",
    constants = {TransformConstraints.class, TransformDefaults.class, TransformTraits.class})
public final class TransformDialect extends TransformDialectBase {
  /** The attribute of an operation that may contain named sequences. */
  static final String WITH_NAMED_SEQUENCE = "transform.with_named_sequence";

  @Override
  public List<String> typeNames() {
    return List.of(
        TransformConstraints.ANY_OP, TransformConstraints.ANY_VALUE, TransformConstraints.ANY_PARAM,
        TransformConstraints.AFFINE_MAP_PARAM, TransformConstraints.TYPE_PARAM, TransformOperationType.MNEMONIC,
        ParamType.MNEMONIC);
  }

  @Override
  public Type parseType(AsmParser parser) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    return switch (mnemonic) {
      case TransformConstraints.ANY_OP, TransformConstraints.ANY_VALUE, TransformConstraints.ANY_PARAM,
          TransformConstraints.AFFINE_MAP_PARAM, TransformConstraints.TYPE_PARAM ->
          PlainType.of(parser.context(), NAMESPACE, mnemonic);
      case TransformOperationType.MNEMONIC -> TransformOperationType.parse(parser);
      case ParamType.MNEMONIC -> ParamType.parse(parser);
      default -> throw parser.error(position + mnemonic.length(), "unknown type mnemonic: " + mnemonic);
    };
  }

  @Override
  public @Nullable Diagnostic verifyOperationAttribute(Operation operation, NamedAttribute attribute) {
    return DialectAttributes.verify(operation, attribute);
  }
}
