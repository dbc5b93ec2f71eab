// SPDX-License-Identifier: Apache-2.0
/** The buffer-deallocation-simplification pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.bufferdeallocationsimplification;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
