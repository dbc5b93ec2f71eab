// SPDX-License-Identifier: Apache-2.0
/** Removes constraints on shapes. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.removeshapeconstraints;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
