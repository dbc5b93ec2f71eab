// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.TypeDef;

/** The sizes of the arrays that store a sparse tensor: {@code !sparse_tensor.storage_specifier<#encoding>}. */
@TypeDef(name = "sparse_tensor.storage_specifier", definition = "SparseTensor_StorageSpecifier",
    parameters = "encoding: ENCODING",
    format = "`<` $encoding `>`")
public final class StorageSpecifierType extends StorageSpecifierTypeBase {
  static final ParameterForm<SparseTensorEncodingAttr> ENCODING = new ParameterForm<>(
      SparseTensorConstraints.NESTED_ENCODING.type(),
      parser -> storage(SparseTensorConstraints.NESTED_ENCODING.parser().apply(parser)), AsmPrinter::printAttribute);

  StorageSpecifierType(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the type for an encoding, reduced to the properties relevant for storage. */
  public static StorageSpecifierType of(SparseTensorEncodingAttr encoding) {
    return declaration().get(encoding.context(), storage(encoding));
  }

  private static SparseTensorEncodingAttr storage(SparseTensorEncodingAttr encoding) {
    return SparseTensorEncodingAttr.of(encoding.context(), encoding.encoding().storage());
  }
}
