// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;

/** An operation that only changes the types of its operands. */
public interface CastOpInterface extends OpInterface {}
