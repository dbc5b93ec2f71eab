// SPDX-License-Identifier: Apache-2.0
/** Checks programs against the specification of TOSA. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.tosavalidate;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
