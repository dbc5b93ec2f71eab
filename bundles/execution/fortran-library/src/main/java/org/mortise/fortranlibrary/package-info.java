// SPDX-License-Identifier: Apache-2.0
/** The functions of flang's runtime library that executed programs can call. */
@NullMarked
@Version("0.1.0")
package org.mortise.fortranlibrary;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
