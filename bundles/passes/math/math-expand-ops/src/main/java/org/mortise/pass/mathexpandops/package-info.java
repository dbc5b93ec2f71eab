// SPDX-License-Identifier: Apache-2.0
/** Expands functions of math into simpler ones and arithmetic. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.mathexpandops;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
