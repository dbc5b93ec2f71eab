// SPDX-License-Identifier: Apache-2.0
/** The {@code ub} dialect: values of undefined behavior. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.ub;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
