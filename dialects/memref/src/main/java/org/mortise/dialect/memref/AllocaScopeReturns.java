// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** {@code memref.alloca_scope.return} passes its operands to the results of the scope. */
@Component(service = RegionBranchTerminatorOpInterface.class)
@Serves(AllocaScopeReturnOp.NAME)
@AutoService(OpInterface.class)
public final class AllocaScopeReturns extends ReturnLike {}
