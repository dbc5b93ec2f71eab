// SPDX-License-Identifier: Apache-2.0
/** States for accesses of Fortran variables which other ones they may alias. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.firaddaliastags;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
