// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.dialect.fir.FirConstraints;
import org.mortise.dialect.fir.FirResources;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Expressions, variables and assignments of Fortran programs, before temporary memory is allocated for them. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "hlfir", constants = {HlfirConstraints.class, FirConstraints.class, FirResources.class})
public final class HlfirDialect extends HlfirDialectBase {
}
