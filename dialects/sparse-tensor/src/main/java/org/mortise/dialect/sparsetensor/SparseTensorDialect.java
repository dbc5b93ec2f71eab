// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Tensors whose zeros are not stored, and the arrays that store them. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "sparse_tensor", constants = SparseTensorConstraints.class)
public final class SparseTensorDialect extends SparseTensorDialectBase {
  @Override
  public List<String> typeNames() {
    return List.of(StorageSpecifierType.MNEMONIC, IterationType.SPACE, IterationType.ITERATOR);
  }

  @Override
  public List<String> attributeNames() {
    return List.of(
        SparseTensorEncodingAttr.MNEMONIC, SparseTensorDimSliceAttr.MNEMONIC,
        SparseTensorConstraints.DIRECTION_NAME, SparseTensorConstraints.SORT_KIND_NAME,
        SparseTensorConstraints.SPECIFIER_KIND_NAME);
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, Type type) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    return switch (mnemonic) {
      case SparseTensorEncodingAttr.MNEMONIC -> SparseTensorEncodingAttr.parse(parser, position);
      case SparseTensorDimSliceAttr.MNEMONIC -> SparseTensorDimSliceAttr.parse(parser, position);
      case SparseTensorConstraints.DIRECTION_NAME -> SparseTensorConstraints.DIRECTIONS.parse(parser);
      case SparseTensorConstraints.SORT_KIND_NAME -> SparseTensorConstraints.SORT_KINDS.parse(parser);
      case SparseTensorConstraints.SPECIFIER_KIND_NAME -> SparseTensorConstraints.SPECIFIER_KINDS.parse(parser);
      default -> throw parser.error(position, "unknown attribute `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
    };
  }

  @Override
  public Type parseType(AsmParser parser) {
    int position = parser.position();
    String mnemonic = parser.parseKeyword();
    return switch (mnemonic) {
      case StorageSpecifierType.MNEMONIC -> StorageSpecifierType.parse(parser);
      case IterationType.SPACE, IterationType.ITERATOR -> IterationType.parse(parser, mnemonic);
      default -> throw parser.error(position, "unknown  type `" + mnemonic + "` in dialect `" + NAMESPACE + "`");
    };
  }

  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return ArithDialect.materialize(builder, value, type, location);
  }
}
