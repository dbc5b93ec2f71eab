// SPDX-License-Identifier: Apache-2.0
/**
 * The interfaces that describe the semantics of operations to passes. The first parameter of a method is the operation;
 * an implementation is stateless and can serve operations of several names.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.interfaces;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

