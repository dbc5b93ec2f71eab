// SPDX-License-Identifier: Apache-2.0
/** The async dialect: asynchronous execution, and the coroutines that implement it. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.async;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

