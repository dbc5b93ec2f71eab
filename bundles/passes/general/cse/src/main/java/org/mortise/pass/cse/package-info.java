// SPDX-License-Identifier: Apache-2.0
/** Common subexpression elimination. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.cse;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
